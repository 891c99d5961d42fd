import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedPackages, type Shipped } from './shipped-packages.ts';

/**
 * What the desktop packages are made of, as a CycloneDX 1.6 document (a software bill of materials, which auditors and
 * scanners read). It holds neither a date nor a serial number, so the same lockfile gives the same bytes.
 */
export function componentList(): string {
  const { version } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { version: string };
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { 'bom-ref': 'longlist', type: 'application', name: 'longlist', version, licenses: licences('MIT') },
    },
    components: shippedPackages().map(component),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function component({ name, version, license, integrity }: Shipped): object {
  // The at sign of a scope is percent-encoded in a package URL.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [scope, short] = name.startsWith('@') ? name.split('/') : [null, name];
  return {
    'bom-ref': purl,
    type: 'library',
    ...(scope === null ? {} : { group: scope }),
    name: short,
    version,
    licenses: licences(license),
    purl,
    ...(integrity?.startsWith('sha512-') ? { hashes: [sha512(integrity)] } : {}),
  };
}

/** A name of one licence, or an expression of several ("MIT OR Apache-2.0"). */
function licences(text: string): object[] {
  if (/ (OR|AND|WITH) /.test(text)) return [{ expression: text }];
  return [{ license: /^[A-Za-z0-9.+-]+$/.test(text) ? { id: text } : { name: text } }];
}

function sha512(integrity: string): object {
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}
