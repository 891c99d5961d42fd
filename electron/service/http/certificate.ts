import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import type { ServiceOptions } from '../context.ts';

type Files = { readonly cert: string; readonly key: string };

/** A certificate with its key, as they lie in two files, and lie there again once they are renewed. */
export type KeptCertificate = {
  /** For a server of TLS. */
  secureContext(): SecureContextOptions;
  /** The names and addresses in it that stand for one computer, names first. */
  names(): readonly string[];
  /** Whether it is for this name or address, as browsers judge. */
  covers(hostname: string): boolean;
  /** Called with the new one, each time it was renewed. */
  onRenewed(listener: (context: SecureContextOptions) => void): void;
  /** Reads the files again. What cannot be used is logged, and the one before stays. */
  renew(): void;
  close(): void;
};

/** Programs that renew certificates do so days before the end. */
const LOOK_EVERY_MS = 60_000;
const END_IS_NEAR_MS = 7 * 24 * 60 * 60_000;

type Pair = { readonly cert: string; readonly key: string; readonly leaf: X509Certificate };

/**
 * Reads a certificate and its key, and looks once a minute whether they were renewed. Throws, with a sentence for a
 * person, when they cannot be used.
 */
export function keepCertificate(files: Files, log: ServiceOptions['log']): KeptCertificate {
  let current = readPair(files);
  /** What was complained about last; the same is not said each minute. */
  let said = '';
  const warn = (message: string): void => {
    if (message !== said) log?.({ level: 'warn', message });
    said = message;
  };
  const listeners: ((context: SecureContextOptions) => void)[] = [];
  const secureContext = (): SecureContextOptions => ({
    cert: current.cert,
    key: current.key,
    minVersion: 'TLSv1.2',
  });
  const renew = (): void => {
    try {
      const read = readPair(files);
      if (read.cert !== current.cert || read.key !== current.key) {
        current = read;
        for (const listener of listeners) listener(secureContext());
        log?.({ level: 'info', message: `The certificate was read again: ${files.cert}` });
      }
      const left = Date.parse(current.leaf.validTo) - Date.now();
      if (left < END_IS_NEAR_MS) {
        warn(`The certificate ${files.cert} ends on ${current.leaf.validTo}. Renew it.`);
      }
    } catch (error) {
      warn(`${(error as Error).message} Until then the certificate from before is used.`);
    }
  };
  const timer = setInterval(renew, LOOK_EVERY_MS).unref();
  return {
    secureContext,
    names: () => namesIn(current.leaf),
    covers: (hostname) => covers(current.leaf, hostname),
    onRenewed: (listener) => void listeners.push(listener),
    renew,
    close: () => clearInterval(timer),
  };
}

function readPair(files: Files): Pair {
  const cert = readText(files.cert, 'certificate');
  const key = readText(files.key, 'key');
  // with a group of its own, as Debian has for them, a key is shared on purpose
  if (process.platform !== 'win32' && (statSync(files.key).mode & 0o004) !== 0) {
    throw new Error(
      `Everybody on this computer can read the key ${files.key}. Change that: chmod 640 ${files.key}`,
    );
  }
  const leaf = parsed(files.cert, cert);
  const now = Date.now();
  if (now > Date.parse(leaf.validTo)) {
    throw new Error(
      `The certificate ${files.cert} ended on ${leaf.validTo}. Put a renewed one in its place.`,
    );
  }
  if (now < Date.parse(leaf.validFrom)) {
    throw new Error(
      `The certificate ${files.cert} begins on ${leaf.validFrom} only. Use another, or set this computer's clock.`,
    );
  }
  if (!leaf.checkPrivateKey(privateKey(files.key, key))) {
    throw new Error(
      `The key ${files.key} does not belong to the certificate ${files.cert}. With several ` +
        'certificates in the file, that of the server comes first.',
    );
  }
  return { cert, key, leaf };
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'It is not there.'
        : code === 'EACCES' || code === 'EPERM'
          ? 'The account that runs Longlist may not read it: chgrp and chmod 640 give it the right.'
          : (error as Error).message;
    throw new Error(`The ${what} ${file} cannot be read. ${why}`, { cause: error });
  }
}

function parsed(file: string, text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch (error) {
    throw new Error(
      `${file} holds no certificate in PEM form, which begins with -----BEGIN CERTIFICATE-----. ` +
        'openssl x509 makes one of other forms.',
      { cause: error },
    );
  }
}

function privateKey(file: string, text: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch (error) {
    if (/ENCRYPTED/.test(text)) {
      throw new Error(
        `The key ${file} is protected with a passphrase, which nobody is there to type. Give a ` +
          'copy without: openssl pkey -in … -out …',
        { cause: error },
      );
    }
    throw new Error(`${file} holds no private key in PEM form, such as -----BEGIN PRIVATE KEY-----.`, {
      cause: error,
    });
  }
}

/** Subject alternative names only: browsers do not look at the common name any more. */
function namesIn({ subjectAltName = '' }: X509Certificate): string[] {
  const found = [...subjectAltName.matchAll(/(DNS|IP Address):([^,\s"*]+)(?=,|$)/g)];
  const of = (kind: string): string[] => found.flatMap(([, is, name = '']) => (is === kind ? [name] : []));
  return [
    ...of('DNS').map((name) => name.toLowerCase()),
    ...of('IP Address').map((address) => (isIP(address) === 6 ? `[${address}]` : address)),
  ];
}

function covers(leaf: X509Certificate, hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0
    ? leaf.checkHost(bare, { subject: 'never' }) !== undefined
    : leaf.checkIP(bare) !== undefined;
}
