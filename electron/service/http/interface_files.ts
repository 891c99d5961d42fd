import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../api/slice.ts';
import { unknownPath } from './unknown_path.ts';

/** Put into index.html by the build; each answer carries a fresh one. */
const NONCE_MARK = '__CSP_NONCE__';
/** A last segment with an ending is a file, never a view. */
const VIEW_PATH = /^\/(?!(?:api|files|ui|health|openapi\.json|docs)(?:\/|$))(?:[^.]*|.*\/[^./]*)$/;

/**
 * Serves the built interface on the paths nothing else has: its files, and index.html for the addresses of
 * its views. Without an interface, and for everything else, those paths are a 404.
 * @param page what to serve instead of index.html.
 */
export async function serveInterface(
  app: App,
  interface_dir: string | null,
  page = 'index.html',
): Promise<void> {
  if (interface_dir === null) {
    app.setNotFoundHandler(async (request) => {
      throw unknownPath(request);
    });
    return;
  }
  const index = path.join(interface_dir, page);
  await app.register(fastifyStatic, {
    root: interface_dir,
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw unknownPath(request);
    const wanted = decodedPath(request);
    if (wanted !== null && VIEW_PATH.test(wanted) && (wanted === '/' || wantsPage(request))) {
      return sendPage(reply, index);
    }
    const file = wanted === null ? null : insideOf(interface_dir, wanted);
    const is_page = /^\/[a-z]+\.html$/u.test(wanted ?? '');
    if (file === null || is_page || !(await isFile(file))) throw unknownPath(request);
    // the build puts a hash of the content into these names
    reply.header(
      'cache-control',
      wanted?.startsWith('/assets/') === true ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    return reply.sendFile(path.relative(interface_dir, file));
  });
}

/** A browser that wants a page says so; a program with a mistyped path gets an error. */
function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.toLowerCase().includes('text/html') === true;
}

/** Answers with a built page under a content security policy and a nonce of its own. */
export async function sendPage(reply: FastifyReply, index: string): Promise<FastifyReply> {
  const html = await readFile(index, 'utf8');
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      contentPolicy(html.includes(NONCE_MARK) ? `'nonce-${nonce}'` : "'unsafe-inline'"),
    )
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .send(html.replaceAll(NONCE_MARK, nonce));
}

/** Own scripts only, none inline. The page shows PDFs: pdfjs brings a worker, WebAssembly decoders and blob images. */
function contentPolicy(inline_styles: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${inline_styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function decodedPath(request: FastifyRequest): string | null {
  try {
    return decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

function insideOf(root: string, wanted: string): string | null {
  const file = path.resolve(root, `.${wanted}`);
  return file.startsWith(root + path.sep) ? file : null;
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
