import { tokenize } from './tokens.ts';

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

/**
 * Whether a name alone says too little to count in running text: a single letter, two letters, a word of everyday
 * language, or one word in small letters as lists of competences write them ("painting", "mathematics").
 */
export function isEverydayWord(name: string): boolean {
  const tokens = tokenize(name);
  if (tokens.length !== 1) return false;
  if (/^[\p{L}\p{N}]{1,2}$/u.test(name)) return true;
  return EVERYDAY.has(name.toLowerCase()) || (/^\p{Ll}+$/u.test(name) && name.length <= 12);
}
