/**
 * Speaking into the search, where the browser turns speech into text. Some browsers send it to their maker for that, which is no request of
 * ours and still somebody else's: so it begins with a press, never before its first reader was told and agreed.
 */
import { touchLabels as labels } from './touchLabels.ts';

/** As much of https://webaudio.github.io/web-speech-api/ as is used; browsers have it under two names or not at all. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}
interface Heard extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}
type MakeRecognition = new () => Recognition;

const agreedName = 'concordance.speech';

export interface Voice {
  readonly speak: HTMLButtonElement;
  /** What is said about it, and asked before the first time. */
  readonly line: HTMLElement;
}

/** Undefined where the browser does not listen. */
export function makeVoice(field: HTMLInputElement): Voice | undefined {
  const known = globalThis as { SpeechRecognition?: MakeRecognition; webkitSpeechRecognition?: MakeRecognition };
  const Recognition = known.SpeechRecognition ?? known.webkitSpeechRecognition;
  if (!Recognition) return undefined;
  const line = document.createElement('p');
  line.className = 'voice-line';
  line.setAttribute('role', 'status');
  let running: Recognition | undefined;
  const speak = makeButton(labels.speak, () => {
    if (running) running.abort();
    else if (hasAgreed()) listen();
    else ask();
  });
  const listen = (): void => {
    const recognition = new Recognition();
    // The rules are in English, whatever the browser speaks.
    recognition.lang = 'en-US';
    recognition.interimResults = true;
    let said: string = labels.heardNothing;
    recognition.addEventListener('result', (event) => {
      const [result] = [...Array.from((event as Heard).results)].slice(-1);
      const words = result?.[0]?.transcript.trim() ?? '';
      if (words === '') return;
      said = '';
      field.value = words;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    recognition.addEventListener('error', (event) => {
      said = describeError((event as Event & { readonly error?: string }).error);
    });
    recognition.addEventListener('end', () => {
      running = undefined;
      speak.textContent = labels.speak;
      line.textContent = said;
      field.focus();
    });
    running = recognition;
    speak.textContent = labels.stop;
    line.textContent = labels.listening;
    try {
      recognition.start();
    } catch {
      running = undefined;
      speak.textContent = labels.speak;
      line.textContent = labels.notHeard;
    }
  };
  const ask = (): void => {
    const agree = makeButton(labels.agree, () => {
      keepAgreed();
      listen();
    });
    const refuse = makeButton(labels.refuse, () => {
      line.replaceChildren();
      speak.focus();
    });
    line.replaceChildren(`${labels.privacy} `, agree, ' ', refuse);
    agree.focus();
  };
  field.closest('dialog')?.addEventListener('close', () => {
    running?.abort();
    line.replaceChildren();
  });
  return { speak, line };
}

function describeError(error: string | undefined): string {
  if (error === 'aborted') return '';
  if (error === 'no-speech') return labels.heardNothing;
  if (error === 'network') return labels.offline;
  return error === 'not-allowed' || error === 'service-not-allowed' || error === 'audio-capture' ? labels.forbidden : labels.notHeard;
}

function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', press);
  return button;
}

function hasAgreed(): boolean {
  try {
    return localStorage.getItem(agreedName) === 'yes';
  } catch {
    return false;
  }
}

function keepAgreed(): void {
  try {
    localStorage.setItem(agreedName, 'yes');
  } catch {
    // Without storage it is asked again.
  }
}
