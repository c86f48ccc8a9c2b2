import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePackHead, PackDamaged, Unpacker, type Shelf } from '../../../src/site/offline/packFormat.ts';

type Files = readonly (readonly [path: string, bytes: Uint8Array])[];

const pack = (files: Files): Uint8Array => {
  const head = makePackHead(files.map(([path, { length }]) => [path, length]));
  return Buffer.concat([head, ...files.map(([, bytes]) => bytes)]);
};

/** In pieces of these lengths, over and over. */
const cut = (whole: Uint8Array, lengths: readonly number[]): readonly Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < whole.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(whole.subarray(at, at + length));
    at += length;
  }
  return pieces;
};

const unpack = (pieces: readonly Uint8Array[]): ReadonlyMap<string, Uint8Array> => {
  const unpacker = new Unpacker();
  const shelves = new Map<string, Shelf>();
  for (const piece of pieces) for (const shelf of unpacker.push(piece)) shelves.set(shelf.name, shelf);
  return new Map(
    Object.entries(unpacker.end()).map(([path, [shelf, offset, length]]) => [
      path,
      shelves.get(shelf)?.bytes.subarray(offset, offset + length) ?? new Uint8Array(0),
    ]),
  );
};

const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.uint8Array({ maxLength: 300 })), {
  selector: ([path]) => path,
  maxLength: 30,
});

describe('a pack', () => {
  it('gives back every file byte for byte, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(files, fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 5 }), (packed, lengths) => {
        const found = unpack(cut(pack(packed), lengths));
        expect(found.size).toBe(packed.length);
        for (const [path, bytes] of packed) expect(Buffer.compare(found.get(path)!, bytes), path).toBe(0);
      }),
      { examples: [[[['__proto__', new Uint8Array(2)]], [1]]] },
    );
  });

  it('lies on shelves of which none is much more than it must be', () => {
    const large = Array.from({ length: 40 }, (_, at) => [`${at}.html`, new Uint8Array(50_000).fill(at)] as const);
    const unpacker = new Unpacker();
    const shelves = unpacker.push(pack(large));
    expect(shelves.length).toBeGreaterThan(5);
    for (const { bytes } of shelves) expect(bytes.length).toBeLessThan(256 * 1024 + 50_000);
    expect(Object.keys(unpacker.end())).toHaveLength(40);
  });

  it('is refused when anything of it is missing, or there is more', () => {
    fc.assert(
      fc.property(files, fc.nat(), (packed, at) => {
        const whole = pack(packed);
        expect(() => unpack([whole.subarray(0, at % whole.length)])).toThrow(PackDamaged);
        expect(() => unpack([whole, new Uint8Array(1)])).toThrow(PackDamaged);
      }),
    );
  });

  it.each(['no json\n', '{"format":0,"files":[]}\n', 'null\n', '{"format":1}\n'])('is refused with the head %j', (head) => {
    expect(() => unpack([new TextEncoder().encode(head)])).toThrow(PackDamaged);
  });
});
