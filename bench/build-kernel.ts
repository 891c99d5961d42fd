/** `npm run build:kernel`: compiles ranking/kernel.as.ts with AssemblyScript into the committed kernel.wasm.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main as compile } from 'assemblyscript/asc';

const folder = new URL('../electron/service/intelligence/ranking/', import.meta.url);

/** A fresh compile of the kernel. */
export async function compileKernel(): Promise<Uint8Array> {
  return compileAssembly(await readFile(new URL('kernel.as.ts', folder), 'utf8'));
}

/** WebAssembly with SIMD, memory imported, no runtime, from AssemblyScript source. */
export async function compileAssembly(source: string): Promise<Uint8Array<ArrayBuffer>> {
  let binary: Uint8Array | undefined;
  const messages: string[] = [];
  const { error } = await compile(
    [
      'kernel.ts',
      '--outFile',
      'kernel.wasm',
      '-O3',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--importMemory',
      '--maximumMemory',
      '65536',
      '--noAssert',
    ],
    {
      readFile: (name: string) => (name === 'kernel.ts' ? source : null),
      writeFile: (name: string, contents: string | Uint8Array) => {
        if (name === 'kernel.wasm') binary = contents as Uint8Array;
      },
      listFiles: () => [],
      stderr: { write: (chunk: string | Uint8Array) => messages.push(String(chunk)) },
    },
  );
  if (error || !binary) {
    throw new Error(`The source does not compile.\n${messages.join('')}`, { cause: error });
  }
  return new Uint8Array(binary);
}

export function kernelModule(binary: Uint8Array): string {
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  return [
    '// Generated from kernel.as.ts by `npm run build:kernel`; a test compares it with a fresh compile.',
    'export const KERNEL_WASM =',
    lines.map((line, i) => `  ${i === 0 ? '' : '+ '}'${line}'`).join('\n') + ';',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('kernel.wasm.ts', folder), kernelModule(await compileKernel()));
}
