import { regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { Profile, Section } from '../profile.ts';
import { extractOne, type Extraction } from './extraction.ts';
import { segmentsOf } from './segments.ts';

type Relocation = NonNullable<Profile['relocation']>;

const REFUSED = regex('iu')`
    (?<!\p{L})(?:(?:not|un)\s?(?:currently )?(?:willing|able|open|available|looking) (?:to|
    for) (?:re-?locat\p{L}+|mov(?:e|ing))|unwilling to relocate|no relocation|
    relocation\s*[:–-]\s*(?:no|not\b[\p{L} ]*)|cannot relocate|keine? umzugsbereitschaft|
    nicht umzugsbereit|umzugsbereitschaft\s*[:–-]\s*(?:nein|keine|nicht)|umzug nicht möglich|
    ortsgebunden|non mobile|pas de mobilité|mobilité\s*[:–-]\s*(?:non|aucune)|
    sin disponibilidad para (?:cambio de residencia|viajar o mudar\p{L}*)|
    no disponible para cambio de residencia|non disponibile al trasferimento|
    nessuna disponibilità al trasferimento|niet bereid (?:om )?te verhuizen|
    sem disponibilidade para mudança|brak gotowości do (?:relokacji|przeprowadzki)|
    bez możliwości relokacji)(?!\p{L})`;
const WILLING = regex('iu')`
    (?<!\p{L})(?:(?:open|willing|happy|able|ready|prepared|available|free|keen|looking|planning|
    hoping)(?: and (?:able|willing|ready))? (?:to|for) (?:re-?locat\p{L}+|move(?! (?:into|forward|on|
    fast|up))(?: to| anywhere|$))|will(?:ing)? (?:to )?relocate|relocating to|can relocate|
    (?:re)?location (?:possible|welcome|considered)|relocation\s*[:–-]\s*(?:yes|open|possible|willing|
    anywhere|available|considered)|open to relocation|umzugsbereit(?!schaft\s*[:–-]\s*(?:nein|
    keine))(?:schaft)?|umzug (?:möglich|kein problem)|bundesweit (?:mobil|umzugsbereit)|ortsungebunden|
    räumlich flexibel|mobile? (?:(?:sur )?(?:toute la |la )?france(?: entière)?|europe|
    à l['’]international|nationale?(?:ment)?|géographiquement|en \p{L}+)|
    mobilité\s*[:–-]?\s*(?:nationale|internationale|géographique|france(?: entière)?|europe|régionale|
    totale|oui)|mobilité (?:nationale|internationale|géographique)|disponibilidad para (?:reubica\p{L}+|
    cambi(?:o|ar) de (?:residencia|domicilio|ciudad)|mudar\p{L}*|trasladar\p{L}*|traslado)|
    disponibilidad geográfica|movilidad (?:geográfica|nacional|internacional|total)|
    dispuest[oa] a (?:mudar\p{L}+|trasladar\p{L}+|reubicar\p{L}+)|
    disponibil\p{L}+ (?:al trasferiment\p{L}+|a trasferir\p{L}+|a trasferte e trasferimenti)|
    bereid (?:om )?te verhuizen|verhuizen (?:is )?(?:mogelijk|geen probleem)|verhuisbereid|
    disponibilidade (?:para|de) (?:mudança|mudar|relocação|deslocalização)\p{L}*|
    disponível para mudan\p{L}+|mobilidade (?:geográfica|nacional|internacional)|gotow(?:y|a|ość) (?:na|
    do) (?:relokacj\p{L}|przeprowadzk\p{L})|możliwość (?:relokacji|przeprowadzki)|
    otwart[ya] na (?:relokację|przeprowadzkę)|mobilność\s*[:–-]\s*(?:tak|pełna|cała polska))(?!\p{L})`;

/** Whether the person says they would move, with the words that say so; a refusal counts before a willingness. */
export function readRelocation(
  document: ResumeDocument,
  sections: readonly Section[],
): Extraction<Profile['relocation']> {
  for (const { text, start, section } of segmentsOf(document, sections)) {
    // Inside a job, people relocate offices and customers.
    if (text.length > 200 || section?.kind === 'experience' || section?.kind === 'projects') continue;
    const refused = REFUSED.test(text);
    if (!refused && !WILLING.test(text)) continue;
    const found: Relocation = { text, span: { start, end: start + text.length }, willing: !refused };
    return extractOne<Relocation>('relocation', found, text.length <= 80 ? 0.92 : 0.8);
  }
  return extractOne<Relocation>('relocation', null, 0);
}
