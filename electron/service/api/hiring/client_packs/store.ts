import type { Db } from '#service/db/schema.ts';
import { readSetting, writeSetting } from '#service/db/settings.ts';
import { validationFailed } from '#service/errors.ts';
import { logoType } from '#service/exports/logo.ts';
import { isReadable } from '#service/exports/pack_color.ts';
import { DATA_URL, NO_LOGO, StoredLook } from './agency_schema.ts';
import { Agency } from './schema.ts';
import type { AgencyLook, AgencyLookInput } from './agency_schema.ts';

const SETTING = 'agency';

const NOBODY: Agency = { name: '', line: '' };

/** How the agency is named on what it sends; empty texts until somebody said it. */
export async function readAgency(db: Db): Promise<Agency> {
  const stored = await readSetting(db, SETTING);
  return stored === null ? NOBODY : Agency.parse(JSON.parse(stored));
}

/** Puts this in its place. */
export async function saveAgency(db: Db, agency: Agency): Promise<void> {
  await writeSetting(db, SETTING, JSON.stringify(agency));
}

const LOOK = 'agency_look';

/** The colour and the logo of the agency; none until somebody chose them. */
export async function readLook(db: Db): Promise<AgencyLook> {
  const stored = await readSetting(db, LOOK);
  const { color, logo } =
    stored === null ? { color: null, logo: null } : StoredLook.parse(JSON.parse(stored));
  return { color, is_readable: color === null || isReadable(color), logo };
}

/**
 * Changes what is sent of them.
 * @returns false when it was so before
 * @throws VALIDATION_FAILED where the bytes of a logo are no such picture
 */
export async function changeLook(db: Db, changes: AgencyLookInput): Promise<boolean> {
  if (typeof changes.logo === 'string' && logoOf(changes.logo) === null) {
    throw validationFailed([{ path: 'body.logo', message: NO_LOGO }]);
  }
  const { color, logo } = await readLook(db);
  const [before, after] = [
    { color, logo },
    { color, logo, ...changes },
  ].map((look) => JSON.stringify(look));
  if (after !== before) await writeSetting(db, LOOK, after!);
  return after !== before;
}

/** The bytes of the logo for a PDF; null where there is none. */
export async function logoBytes(db: Db): Promise<Uint8Array | null> {
  const { logo } = await readLook(db);
  return logo === null ? null : logoOf(logo);
}

/** The bytes of a logo; null for what is none. */
function logoOf(url: string): Uint8Array | null {
  const [, type, base64 = ''] = DATA_URL.exec(url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return type !== undefined && logoType(bytes) === type ? bytes : null;
}
