/** Scenarios out of a text: YAML documents, or JSON, a scenario a line. Each is read or refused on its own. */
import { parseAllDocuments } from 'yaml';
import { type ReadScenario, readValue } from './readValue.ts';
import { ScenarioRefusal } from './refusal.ts';

/** Reads a file's text. Never throws; a text that is no YAML and no JSON gives one refusal. */
export function readScenarios(text: string): readonly ReadScenario[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => line.trim().startsWith('{') && line.trim().endsWith('}')) && lines.every(isJson))
    return lines.map((line) => readValue(JSON.parse(line)));
  const documents = parseDocuments(text);
  if (documents === undefined) return [refusedText(tooDeep)];
  if (!Array.isArray(documents) || documents.length === 0) return [refusedText('there is no scenario in it')];
  return documents.flatMap((document): readonly ReadScenario[] => {
    const [error] = [...document.errors, ...document.warnings];
    if (error) {
      const [start] = error.linePos ?? [];
      const reason = error.code === 'RESOURCE_EXHAUSTION' ? tooDeep : (error.message.split('\n')[0] ?? 'it is no YAML');
      return [refusedText(reason, start?.line, start?.col)];
    }
    let value: unknown;
    try {
      value = document.toJS();
    } catch (fault) {
      // An alias without its anchor is found only now.
      return [refusedText(fault instanceof RangeError ? tooDeep : fault instanceof Error ? fault.message : String(fault))];
    }
    if (value === null || value === undefined) return [];
    return Array.isArray(value) ? value.map(readValue) : [readValue(value)];
  });
}

const tooDeep = 'lists and maps are nested too deep to be read';

/** The parser calls itself for what is inside: undefined when it came to the end of what it may. */
function parseDocuments(text: string): ReturnType<typeof parseAllDocuments> | undefined {
  try {
    return parseAllDocuments(text, { uniqueKeys: true, strict: true });
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

const refusedText = (reason: string, line?: number, column?: number): ReadScenario => ({
  kind: 'refused',
  id: '',
  edition: '',
  refusal: new ScenarioRefusal({
    path: '',
    phrase: '',
    reason,
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }),
});
