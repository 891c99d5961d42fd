import { lazily } from '../language/lazily.ts';
import { countryCodes } from '../language/countries.ts';
import { languageNames } from '../language/language_names.ts';
import { fold } from '../language/lines.ts';

// What no table of countries or languages names, folded. Countries and languages follow by themselves.

/** Peoples. */
const PEOPLES = `
  american americans amerikaner amerikanisch amerikaans americano americana americaine americain amerykanin amerykanski
  amerikan amerikali austrian swiss osterreicher schweizer suisse svizzero svizzera suizo suiza zwitser szwajcar
  brazilian mexican canadian australian belgian israeli iranian syrian afghan algerian moroccan tunisian egyptian iraqi
  lebanese ghanaian somali eritrean ethiopian kenyan senegalese cuban colombian venezuelan argentinian chilean peruvian
  jamaican filipino kosovan pakistani bangladeshi
  afrikanisch afrikaner afrikaans afrikaan africain africaine africano africana afrykanski afrykanin
  afrikali afro asiatisch asiate asiaten aziatisch aziaat asiatique asiatico asiatica azjata azjatycki
  asyali oriental european europeans europaer europaisch europees europeaan europeen europeenne europeo europea
  europeu europeia europejczyk europejski avrupali
  arab arabs araber arabisch arabe arabes arabo araba arabski arap latino latina latinx hispanic hispano 
  kaukasisch black white jewish sinti gypsy zigeuner gitan gitano romski slave eslavo scandinavian
  nordic balkan maghrebi maghrebin
  german deutscher pole polak polka poles niemiec niemka niemcem ukrainiec ukrainka rosjanin rosjanka turk turke turkin
  turco turca turc turque franzose franzosin spanier italiener englander brite british britisch russe inder kurde
  grieche rumane tscheche ungar francuz hiszpan wloch anglik chinczyk duitser spanjaard fransman marokkaan marokkaans
  surinaams alman ingiliz fransiz rus
  noir noire noirs noires blanc blanche blanco blanca bianco bianca negro negra branco branca preto preta nero nera
  marroqui marroquies marocchino marocchina marocchini marocchine
  ukraincem ukrainka bialorusinem bialorusinka rosjaninem rosjanka polakiem czechem slowakiem litwinem gruzinem
  turkiem arabem hindusem chinczykiem wietnamczykiem
  foreign auslandisch etranger etrangere extranjero extranjera straniero straniera buitenlands estrangeiro estrangeira
  zagraniczny zagraniczne obcy obcego yabanci immigrant migrant immigre immigree inmigrante immigrato immigrata
  imigrante imigrant eastern~european western~european southern~european middle~eastern latin~american south~american
  african~american south~asian east~asian south~east~asian north~african west~african
`;
/** Countries and parts of the world. */
const PLACES = `
  africa afrika afrique afryka afryki asia asien asie azie azja azji europe europa europy osteuropa westeuropa
  sudeuropa nordafrika latinoamerica america amerika amerique ameryka ameryki balkans maghreb scandinavia skandinavien
  orient nahost lateinamerika england scotland wales ireland niemiec niemczech chin indii wegier wloch czech
  abroad overseas ausland etranger extranjero estero buitenland estrangeiro exterior zagranicy zagranica yurtdisi
  middle~east far~east third~world south~america north~america latin~america eastern~europe western~europe
  southern~europe moyen~orient oriente~medio medio~oriente naher~osten nahen~osten midden~oosten bliski~wschod
  bliskiego~wschodu europe~de~l~est europa~del~este europa~dell~est oost~europa europa~wschodnia europy~wschodniej
  amerique~latine america~latina ameryka~lacinska ameryki~lacinskiej
`;
/** Its people, who are no language: "no Germans" is about people, "no German" is not. */
const PERSONS = `
  germans poles turks russians americans africans asians europeans arabs indians italians spaniards mexicans brazilians
  romanians ukrainians syrians afghans foreigners foreigner immigrants immigrant migrants migrant refugees refugee
  nonwhites whites blacks african asian caucasian caucasians slavic slavs
  auslander auslanderin auslandern auslanderinnen migranten migrantin migrantinnen turken araber afrikaner asiaten
  europaer amerikaner einwanderer franzosen italiener spanier ukrainer fluchtlinge fluchtlingen fluchtling deutsche
  deutschen deutscher einwanderern einwanderin aussiedler spataussiedler spataussiedlerin slawisch sudlander sudlanderin
  sudlandisch sudlandische sudlandischer
  etrangers etrangeres immigres immigre africains arabes asiatiques allemands maghrebins refugies refugie
  extranjeros extranjeras inmigrantes inmigrante africanos asiaticos alemanes refugiados refugiado moros gitanos
  stranieri straniere immigrati immigrato africani asiatici tedeschi arabi rifugiati rifugiato
  buitenlanders buitenlander duitsers marokkanen afrikanen vluchtelingen vluchteling allochtonen allochtoon
  estrangeiros estrangeiras imigrantes imigrante alemaes
  obcokrajowcow obcokrajowcy obcokrajowiec obcokrajowcem cudzoziemcow cudzoziemcy cudzoziemiec cudzoziemcem ukraincow
  imigrantow imigrant niemcow polacy uchodzcow uchodzca
  yabancilar gocmen gocmenler multeci turkler suriyeliler
`;
/** What makes a people's word of the name of a country or a language, in the languages criteria are written in. */
const ENDINGS = `
  s n an ans ian ians ean eans en ens ese ish i is in ins er ers ern erin e es isch ische ischen ischer isches nisch
  nische nischen nischer sche schen scher ais aise ois oise ien ienne iens iennes ain aine ains aines a o os as y ano
  ana anos anas ani ane eno ena enos eses esa esas eco eca ense enses ino ina esi iana iano ees eens eense aans aanse
  se ski ska skie skiego skiej ki ka kie kiego kiej iego iej czyk cow ow iem iec eiro eira eiros eiras li lu
`;
const MIN_STEM = 4;
const MAX_ENDING = 6;
const MAX_WORDS = 4;
const MIN_LENGTH = 3;

function wordsOf(table: string): string[] {
  return table
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll('~', ' '));
}

function stemsOf(names: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of names) {
    if (name.includes(' ')) continue;
    for (const stem of [name, name.replace(/(?:ya|ia|ie|ja|en)$/u, ''), name.replace(/[aeioy]+$/u, '')]) {
      if (stem.length >= MIN_STEM) found.add(stem);
    }
  }
  return found;
}

function longNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold).filter((name) => name.length >= MIN_LENGTH));
}

const tables = lazily(() => {
  const turkish = new Intl.DisplayNames(['tr'], { type: 'region' });
  const codes = new Set(countryCodes().values());
  const inTurkish = [...codes].map((code) => turkish.of(code) ?? code);
  const places = longNames([...wordsOf(PLACES), ...countryCodes().keys(), ...inTurkish]);
  const peoples = longNames([...wordsOf(PEOPLES), ...languageNames().keys()]);
  return {
    places,
    peoples,
    persons: new Set(wordsOf(PERSONS)),
    stems: stemsOf([...places, ...peoples]),
    endings: new Set(wordsOf(ENDINGS)),
    /** What names of several words begin with. */
    openings: new Set(
      [...places, ...peoples].filter((name) => name.includes(' ')).map((name) => name.split(' ')[0] ?? ''),
    ),
  };
});

/** What words stand for: `#` for the people of somewhere, `@` for what is said of them, `%` for a place. */
function tagOf(words: string): '#' | '@' | '%' | null {
  const { places, peoples, persons, stems, endings } = tables();
  if (persons.has(words)) return '#';
  if (peoples.has(words)) return '@';
  if (places.has(words)) return '%';
  for (let cut = words.length - 1; cut >= Math.max(MIN_STEM, words.length - MAX_ENDING); cut -= 1) {
    const [stem, ending] = [words.slice(0, cut), words.slice(cut)];
    // Turkish has a word for each people, and another one for its language
    if (!stems.has(stem) || !endings.has(ending)) continue;
    return places.has(stem) && /^l[iu]$/u.test(ending) ? '#' : '@';
  }
  return null;
}

/** A folded text with a sign for everything that names a people, a country or a part of the world ({@link tagOf}). */
export function withPeoples(folded: string): string {
  const words = folded.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let tag: string | null = null;
    const most = tables().openings.has(words[at] ?? '') ? MAX_WORDS : 1;
    for (let count = Math.min(most, words.length - at); count > 0 && tag === null; count -= 1) {
      tag = tagOf(words.slice(at, at + count).join(' '));
      if (tag !== null) at += count - 1;
    }
    out.push(tag ?? words[at] ?? '');
  }
  return out.join(' ');
}
