import { z } from 'zod';
import { meaning } from '../../field_words.ts';
import { one } from '../../fields.ts';

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour, such as #1a4d8f')
  .overwrite((color) => color.toLowerCase())
  .nullable()
  .meta({ description: 'Headings and lines of packs, as #rrggbb; null for ours.', examples: ['#1a4d8f'] });

/** A picture as a data: URL; whether its bytes are one is looked at when it is stored. */
export const DATA_URL = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/;
/** What is said of anything else. */
export const NO_LOGO =
  'must be a PNG (8 bits, not interlaced) or JPEG of at most 1 MB and 2000 pixels a side, as a data: URL';
/** One megabyte in base64, and what stands before it. */
const MAX_LOGO_CHARACTERS = Math.ceil((1024 * 1024 * 4) / 3) + 40;

const Logo = z
  .string()
  .max(MAX_LOGO_CHARACTERS)
  .regex(DATA_URL, NO_LOGO)
  .nullable()
  .meta(meaning('A PNG or JPEG picture as a data: URL; null for none.', null));

/** How the agency looks on what it sends. */
export const AgencyLook = z
  .object({
    color: Color,
    is_readable: z.boolean().describe('Whether the colour can be read on paper; otherwise packs use ours.'),
    logo: z
      .string()
      .nullable()
      .meta({ description: 'The logo as a data: URL.', examples: [null] }),
  })
  .meta({ id: 'AgencyLook' });
export type AgencyLook = z.infer<typeof AgencyLook>;
export const AgencyLookResult = one(AgencyLook);
export const StoredLook = z.object({ color: z.string().nullable(), logo: z.string().nullable() });
export const AgencyLookInput = z.object({ color: Color, logo: Logo }).partial();
export type AgencyLookInput = z.output<typeof AgencyLookInput>;

const plain = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => text.length <= max, `must have at most ${max} characters`)
    .meta({ maxLength: max });
export const AgencyInput = z.object({ name: plain(200), line: plain(300) });
