/** Bytes as text of as many characters, each with the code of its byte: what a file is before its encoding is known. */
export function toByteText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // A call takes so many arguments and no more.
  for (let at = 0; at < bytes.length; at += piece) pieces.push(String.fromCharCode(...bytes.subarray(at, at + piece)));
  return pieces.join('');
}

const piece = 1 << 13;
