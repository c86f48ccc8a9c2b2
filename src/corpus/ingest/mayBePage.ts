/** How much of a file is looked at: titles and links of pages stand at its top. */
const head = 65_536;

/** Whether the start of a file speaks of pages; only then is it worth comparing with others. Cheap: nothing is decoded. */
export function mayBePage(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, head)).toString('latin1').replaceAll('\0', '');
  return /\bpage\s+\d{1,4}\b|\brel\s*=\s*["']?(?:next|prev)/i.test(text);
}
