import { tokenize } from '../language/tokens.ts';

// Words of everyday English, German, French and Spanish that are names of programs, products and skills as well.
const EVERYDAY = new Set(
  `access account act acting action active advice ai air alteryx angular ansible apache aqua arc art asana atlas atom audio aurora
  back baking balance bamboo base basic bass beam bear bees bending bird blender block blue board body boot bootstrap box brain
  brand breeze bridge bright buffer build building cake calendar camel cards care carving cascade cash casting change charge chart chat
  checking chef cherry circle clarity class cleaning clear click clip cloud coach coding coffee collage color colour combat commerce
  compass compose concord concrete concur confluence console contact control cooking copper copy core craft create cucumber cube cutting
  cypress dance dancing dart dash data debate deep deliver demand design diagram director discord discovery display docs domino drafting
  drawing drift drill drive driving drupal dust dynamics eagle easel echo eclipse edge editing electron element ember emotion engine epic
  events excel exchange express falcon farming fashion fiber field filing fire fish fishing fitness flash flask flex flow flux flying
  focus forest forge form forms foundation fox framing front fusion fuse galaxy game games gantt garden gardening gatling gauge gem
  ghost git glass globe go gold golf graph grasshopper grid grinding groove ground growth gulp hadoop handling harbor harvest haskell
  health heat helm help hive home horizon house hugo hunting ice illustrator impact impress indigo insight inspection inspire installing
  intercom ionic iron ivy jade jam jest jewel joining journey judo jump juniper keel keynote kit kitchen knitting knot ladder lambda
  language languages lattice laundry law lead leading learning less level lever lift light lightning line linear link liquid listening
  live loading lock logic loom lotus lucid machine macro magic mail maker make making manual maps mason matrix mercury merge metal meteor
  micro milling mint mirror mixing mobile model models monday moon motion mustache mural music nano nest network news next node
  north notes notion oak ocean office oracle orange orchid origin outlook packing page pages paint painting panda pandas paper parcel
  pascal patience paws peak pepper phoenix photo physics pick picking pig pilot pipe pitch planet planner planning plant play polar
  polish port postman power pr press presto prime prism process producer project projects prolog prompt prophet puppet pulse python quake
  quality quest rails rain react reach read reading reason record red redis reports rest retail ride riding ring river roads robot rock
  roots ruby rust sabre sage sail sales salt sap scala scale scheme science scout scratch script search security sense sequence
  serving session sewing shell shift shipping signal silver singing sketch slack slate sleep slim smart snow snowflake social solar
  sort source spark speaking speech spider spin splash sport spring sprint square stack stage standard star stata station stellar stock
  storm stream street strike stripe studio style sugar summit sun surf surfer swift swimming swing switch table tableau tables tally
  tank target teaching team teams telegram temple terra test testing text theme theory thread tide tiger time titan tool tools
  top torch tower track trade training travel tree trello trigger truffle tune typing unity unreal vault vector velocity vertex video
  view vision visual visio voice vue walking wave waves web welding wheel whisper wind wine wings word work workday works world writing
  yarn yoga zoom
  leitung messen planen prüfen reinigung sport kochen malen nähen fahren lesen schreiben sprache technik verkauf pflege beratung
  vente cuisine soins conduite lecture danse ventas cocina limpieza lectura baile`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

// Three to five letters that are words when small: an abbreviation of that shape counts in capitals only.
const SHORT_WORDS = new Set(
  `aid aim all and ant any arc are ark arm ask ate bad bag ban bar bat bed bet bid bin bit bow bus but can cap cat cod cop cot
  cut dam den did dig dip don dot due ear eat end era far fat few fit for fun gap gas get had ham has hat her him hip his how ill
  its jar lab lap led let lid lit lot low mad man mas map mat may men met mud nor not now nut odd off our out own pad pan pat pay
  pen per pet pie pin pit pos put ran rat raw rid row run sad sat saw say sea see set she sit six son tab tan tap tar tax tea ten
  the tie tin tip too top toy two use van via war was way who why win won yes yet also base been care case cast come cost deal
  dare east fast four from good have here into made many more most must only open over past plan rare race safe same side some
  star step stem such team than that them they this time unit very well were west what when wide will with your
  chief delta ada bem cap capa kam mes nas raid rams rap reit sas sem san ums dal mia sim soc tak pod bez sam
  aus das dem den der des die ein hat ist mit und von vor que del por con las les des est une sur par per dei van het een jak`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const SMALL = new Set(
  (
    'ad ai am an as at be by da de di do du el en es et go he hi ho id if im in is it la le me ' +
    'mi mr ms my no of oh ok on or os pa per pr so su te to tu up us we zu'
  ).split(' '),
);

/** Whether a word in small letters is of everyday language though an abbreviation in capitals is not. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word) || SHORT_WORDS.has(word);
}

/** Whether a name is an abbreviation that is a word in small letters ("IT", "OR", "POS"), or any one of two letters. */
export function isWordInCapitals(name: string): boolean {
  if (!/^[A-Z]{2,5}$/.test(name)) return false;
  const word = name.toLowerCase();
  return name.length === 2 || SHORT_WORDS.has(word) || EVERYDAY.has(word);
}

/**
 * Whether a name alone says too little to count in running text: a single letter, two letters, a word of everyday
 * language, or one word in small letters as lists of competences write them ("painting", "mathematics").
 */
export function isEverydayWord(name: string): boolean {
  if (name.includes(' ') || tokenize(name).length !== 1) return false;
  if (/^[\p{L}\p{N}]{1,2}$/u.test(name)) return true;
  return EVERYDAY.has(name.toLowerCase()) || (/^\p{Ll}+$/u.test(name) && name.length <= 12);
}
