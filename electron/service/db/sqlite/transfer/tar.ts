import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

/*
 * The tar format (POSIX ustar), as far as whole files go: any tool opens what is written here, it is written and read
 * as a stream, and neither a size nor a number of files is too large for it, as both are for plain zip.
 */

const BLOCK = 512;
const CHUNK = 256 * 1024;
/** More does not fit into the eleven octal digits of a size; then it stands there as a binary number. */
const LARGEST_OCTAL = 8 ** 11 - 1;

/** One file in an archive. */
export type Entry = { readonly name: string; readonly bytes: number; readonly sha256: string };

export type TarWriter = {
  addBytes(name: string, bytes: Uint8Array): Promise<Entry>;
  addFile(name: string, from: string): Promise<Entry>;
  /** Ends the archive; it is on the disk when this returns. */
  finish(): Promise<void>;
  /** Lets go of the file, finished or not. */
  close(): Promise<void>;
};

/** Writes a new archive, for this account alone. Throws where a file of this name is there. */
export async function writeTar(file: string): Promise<TarWriter> {
  const out = await open(file, 'wx', 0o600);
  const pad = (size: number): Promise<unknown> => out.write(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
  return {
    addBytes: async (name, bytes) => {
      await out.write(headerOf(name, bytes.length));
      await out.write(bytes);
      await pad(bytes.length);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    addFile: async (name, from) => {
      const input = await open(from, 'r');
      try {
        const { size } = await input.stat();
        await out.write(headerOf(name, size));
        const digest = createHash('sha256');
        let left = size;
        for await (const chunk of chunksOf(input, 0, size)) {
          digest.update(chunk);
          await out.write(chunk);
          left -= chunk.length;
        }
        if (left > 0) throw new Error(`The file ${from} became shorter while it was read.`);
        await pad(size);
        return { name, bytes: size, sha256: digest.digest('hex') };
      } finally {
        await input.close();
      }
    },
    finish: async () => {
      await out.write(Buffer.alloc(2 * BLOCK));
      await out.sync();
    },
    close: () => out.close(),
  };
}

/** A file as it comes out of an archive: its name and size are as they stand there, and nobody has judged them. */
export type Found = {
  readonly name: string;
  readonly bytes: number;
  /** Its content; may be asked for once, while this is the current one. */
  readonly chunks: AsyncIterable<Uint8Array>;
};

/** What is wrong with an archive, in words for a person that follow "The file". */
export class BrokenArchive extends Error {}

/** Goes through the files of an archive, one after the other. Throws BrokenArchive where it is none, or cut off. */
export async function* readTar(file: string): AsyncGenerator<Found> {
  const input = await open(file, 'r');
  try {
    const { size: whole } = await input.stat();
    let at = 0;
    for (;;) {
      const block = Buffer.alloc(BLOCK);
      if ((await input.read(block, 0, BLOCK, at)).bytesRead < BLOCK) {
        throw new BrokenArchive(at === 0 ? 'is no export of Longlist' : 'ends in the middle');
      }
      if (block.every((byte) => byte === 0)) return;
      const { name, bytes } = readHeader(block, at);
      at += BLOCK;
      if (at + bytes > whole) throw new BrokenArchive('ends in the middle');
      yield { name, bytes, chunks: chunksOf(input, at, bytes) };
      at += bytes + ((BLOCK - (bytes % BLOCK)) % BLOCK);
    }
  } finally {
    await input.close();
  }
}

async function* chunksOf(input: FileHandle, from: number, size: number): AsyncGenerator<Uint8Array> {
  for (let read = 0; read < size;) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - read));
    const { bytesRead } = await input.read(chunk, 0, chunk.length, from + read);
    if (bytesRead === 0) return;
    read += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

function headerOf(name: string, bytes: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  if (bytes > LARGEST_OCTAL) {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(bytes), 128);
  } else {
    block.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  }
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function readHeader(block: Buffer, at: number): { name: string; bytes: number } {
  const sum = Number.parseInt(block.toString('latin1', 148, 156), 8);
  if (block.toString('latin1', 257, 262) !== 'ustar' || sum !== sumOf(block)) {
    throw new BrokenArchive(at === 0 ? 'is no export of Longlist' : 'is damaged');
  }
  const name = block.toString('utf8', 0, 100).replace(/\0.*$/su, '');
  const bytes =
    (block[124] ?? 0) >= 0x80
      ? Number(block.readBigUInt64BE(128))
      : Number.parseInt(block.toString('latin1', 124, 136), 8);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new BrokenArchive('is damaged');
  return { name, bytes };
}

/** Of all bytes of a header, with spaces where the sum itself stands. */
function sumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
