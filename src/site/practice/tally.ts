/** Keeps in this browser which questions were answered, and whether the first answer was the right one. */
import { practiceLabels as labels } from './practiceLabels.ts';

const key = 'practice';
type Answers = Readonly<Record<string, boolean>>;

/** What is kept may be anything: another page's, or of an older build. */
function readAnswers(): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    return {};
  }
}
function writeAnswers(answers: Answers): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // Where nothing may be kept, the page counts for itself.
  }
}

export function keepTally(): void {
  const tally = document.querySelector<HTMLElement>('[data-tally]');
  const questions = [...document.querySelectorAll<HTMLElement>('[data-question]')];
  const numbers = [...document.querySelectorAll<HTMLElement>('[data-of]')];
  if (!tally) return;
  let answers = readAnswers();
  const show = (): void => {
    const own = questions.flatMap(({ dataset }) => answers[dataset['question'] ?? ''] ?? []);
    const output = tally.querySelector('output');
    if (output) output.textContent = labels.tally(own.filter((right) => right).length, own.length, questions.length);
    // Its room is kept, so that nothing moves under the finger that answers first.
    tally.toggleAttribute('data-empty', own.length === 0);
    for (const number of numbers) {
      const answer = answers[number.dataset['of'] ?? ''];
      if (answer === undefined) {
        delete number.dataset['answered'];
        number.removeAttribute('aria-label');
        continue;
      }
      number.dataset['answered'] = answer ? 'right' : 'wrong';
      number.setAttribute('aria-label', labels.answered(number.textContent.trim(), answer));
    }
  };
  for (const question of questions)
    for (const answer of question.querySelectorAll('details'))
      answer.addEventListener('toggle', () => {
        // What was played for it goes with it.
        if (!answer.open) answer.querySelector<HTMLElement>('a.run[aria-expanded="true"]')?.click();
        const id = question.dataset['question'] ?? '';
        // The first answer counts.
        if (!answer.open || answers[id] !== undefined) return;
        answers = { ...answers, [id]: answer.dataset['right'] === 'true' };
        writeAnswers(answers);
        show();
      });
  tally.querySelector('button')?.addEventListener('click', () => {
    const own = new Set(questions.map(({ dataset }) => dataset['question']));
    answers = Object.fromEntries(Object.entries(answers).filter(([id]) => !own.has(id)));
    for (const open of document.querySelectorAll<HTMLDetailsElement>('.answer[open]')) open.open = false;
    writeAnswers(answers);
    show();
  });
  show();
}
