/**
 * Words of everyday English (and some short ones of its neighbours) that are names of skills, programs or products as
 * well, or parts of a sentence: a skills list may have them only with the mark of an ambiguous name.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `a ability able about above access accord account act acting action active activity actor add address advance advice affinity agent 
  ahead aid aim air alarm alert all ally alma also am amber amp an analyst anchor and animate any apex apollo apple apply april arc
  arch archer are area argo arm army arrange art arts as ascent aspect aspen asset assist at atlas atom attend audio audition aurora
  author auto avid award aware axiom baby back badge bake baker balance ball bamboo band bank bar barn base basic basics bass
  batch bay be beach beacon beam bean bear beat bed bee best bid big bill bind bird bit bite black blade blast blend blender block
  blog bloom blue board boat body bold bolt bond book boost boot bootstrap boss bottle bounce bow bowl box brain brake brand brave
  bread break breeze bridge brief bright bring brush bubble bucket buffer bug build building bulk bull bullet bump bundle bus business
  busy butter button buy by cab cache cafe cake calendar call calm cam camel camera camp can canvas cap capital captain capture car
  card cards care career carbon cargo carry cart case cash cast castle cat catch cause cedar cell center central chain chair chalk
  chance change channel chapter char charge charm chart chase chat check checker cheer chef chess chest child chip choice church circle
  circuit city civil claim clarity class classic clay clean clear clever click client climb clip clock close cloth club coach
  coast coat cobalt code coffee coin cold collage collect color colour column combine come comet comfort command commerce common
  community company compass compose composer computer concept concert concord concrete concur condition conference confluence connect
  console contact contain content contest context contract control convert cook cool copy coral core corn corner cost cotton council
  counsel count counter country couple courage course court cover craft crane crawl cream create creation credit creek crest crew cricket
  crisp cross crown crystal cube cucumber culture cup current curtain curve custom customer cut cycle cypress dance dark dart dash data
  date dawn day deal dear debate debit debug deck deep deer degree delight deliver delta demand den depend depot desert design desk
  detail dialog diamond diary digital dip direct director dirt disc discover discovery dish disk dispatch display distance dive do dock
  doctor document dog dome domino door dot double dove down draft drag dragon drama draw drawing dream dress drill drive driver drop
  drum dry duck due dust duty dynamic dynamics eagle early earn earth ease easel east easy echo eclipse economy edge edit editor effect
  effort egg electron element elevate elm else ember emerge emotion empire employ end energy engage engine engineer enjoy enter
  enterprise entry envoy epic equal equity era error essence establish estate evaluate even event ever every evidence evolve exact
  example excel exchange execute exercise exit expert explore express extra eye fabric face facility fact factor factory fair faith
  falcon fall fame family fan far farm fashion fast feature feed feel fellow fiber field fifty fig fight figure file fill film
  filter final find fine finger finish fire firm first fish fit fitness five fix flag flame flare flash flask flat fleet flex
  flight flip float flood floor flow flower fluent fluid flux fly focus fold folio follow food foot football for force forest forge form
  format forth fortune forum forward foundation fountain fox frame free freedom fresh friend from front frost fruit fuel full fun function
  fund fuse fusion future gain galaxy gallery game games garden gate gather gauge gear gem gen general genesis giant gift give glass
  glide globe glove glue go goal gold golf good grab grace grade graduate grain grand grant grape graph grass gravity great green greet
  grid grip grit groove ground group grove grow growth guard guest guide gulf gulp hand handle happy harbor hard harvest hat have hawk head
  heal health hear heart heat heavy hedge helm help her here hero high hike hill him hint hip hire his history hit hive hobby hold hole
  home honey hood hook hope horizon horn horse host hot hour house how hub human hunt ice icon idea if illustrator image impact import
  impress improve in index indigo influence info inform ink inn input insight inspect inspire install insulate insure intake intel
  intercom interest into invest invite ionic iron is island issue it item its jacket jade jam jar jasmine jest jet jewel job
  join joint jolt journal journey joy judge juice jump jungle junior juniper just justice keel keen keep kettle key keynote kick kid
  kind king kit kite knife knit knot know label labor lab ladder lake lambda lamp land lane language lark laser last late launch laundry
  law lawn layer lead leader leaf lean leap learn lease leave left leg legend lemon length lens less lesson let letter level lever liberty
  library life lift light lightning like lily lime limit line linear link lion liquid list listen lit live load loan lobby local lock log
  logic long look loom loop lot lotus love low loyal lucid luck lunar lunch machine macro magic magnet mail main maintain make maker
  man manage manager mango manual map maple marble march margin marine mark market marshal mask mason mass master match material math
  matrix matter may maze me meadow meal mean measure meat media medium meet member memo memory mend mentor menu mercury merge merit mesh
  message metal meteor meter method metric micro middle mile milk mill mind mine mint mirror miss mission mix mobile mocha mode model
  modern moment monday money monitor month moon more morning motion motor mountain mouse move movie much mural museum music mustache my name
  nano native nature navigator need nest net network neutral new news next nice night nine no node noise north nose not note notes notion
  novel now number nurse nut oak oasis ocean of off offer office oil old olive on once one only onyx open operate opera optimize option or
  oracle orange orbit orchard orchid order organize origin other our out outlook output over own owner pace pack pad page paint pair
  palace palm pan panda pandas panel paper parcel parent park part partner party pascal pass past path patience patient pattern pause
  paws pay peace peak pearl pen pepper perform period person phone phoenix photo physical pick picture pig pilot pin pine pink pioneer
  pipe pitch pivot place plan plane planet planner plant plaster plate platform play player please plot plug plus pod poem point polar
  police polish pool pop port portal position post poster postman pot pound power practice present press prestige pretty prevent price
  pride prime print prism pro probe process produce product profile program progress project promise promote prompt proof proper
  prophet protect protocol proud prove provide public publish pull pulse pump punch puppet purchase pure purpose push put puzzle
   quake quality quarter queen quest quick quiet quill quiz quota quote rabbit race rack radar radio raft rail rails rain rainbow
  raise rally ranch range rank rapid rate raven ray reach react read reading ready real reason receive recipe record recover red 
  refine reflect region regular relate relax relay release remark remote repair replace report request rescue research resource rest
  restore result resume return reveal review ribbon rice rich ride right ring rise river road robot rock rocket role roll
  roof room root roots rose round route row royal ruby rule run rush rust sage sail salt same sample sand sap sauce save say
  scala scale scan scene schedule scheme school science scope score scout scratch screen script scroll sea seal search season seat
  second section secure security seed seek select self sell senate send senior sense sentry sequence series serve service
  session set settle seven shade shadow shape share sharp she shell shield shift shine ship shoe shop shore short shot show shower side
  sign signal silk silver simple sing single site six size sketch ski skill skin sky slack slate sleep slice slide slim slow small smart
  smile smoke smooth snap snow snowflake soap social sock soft soil solar sole solid solution solve some song sort soul sound soup source
  south space spark sparrow speak special spectrum speech speed spell spend spice spider spin spirit splash split sponsor sport spot
  spread spring sprint sprout square squash stack staff stage stain stair stake stamp stand standard star start stash state
  static station stay steam steel stellar step stick stitch stock stone stop storage store storm story strategy straw stream street
  strike string strip stripe strong structure studio study style sub subject success sugar suit suite summer summit sun super supply
  support sure surf surge survey suspend sweep sweet swift swim swing switch symbol sync system table tackle tag tail take talent
  talk tall tally tank tap tape target task taste taught tax tea teach team teams tech telegram tell temple ten tend tender tennis tent
  term test text that the theme then theory there they think this thread three thrive throw tide tie tiger tile time tin tip
  titan title to together tone tool top torch total touch tour tower town toy trace track trade trail train transfer transport travel
  treat tree trek trend trial tribe trigger trip truck trust truth try tube tulip tune turbo turn turtle tutor twelve twin twist two
  type under union unit unity up upgrade us use user utility vacation valley value van vault vector vehicle velocity venture verify
  version vertex very vessel video view village vision visit vista visual voice void volt volume vote voyage vue wagon wait wake walk
  wall wander want war ware warm wash watch water wave way we weather weave web wedding weld west wheel whisper white wide wild will win
  wind window wine wing winter wire wisdom wish with wolf woman wonder wood wool word work workday worker works world worth wrap write
  yard yarn year yellow yes yield york you young your zen zero zone zoom`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
