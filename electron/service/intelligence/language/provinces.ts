/** Provinces of Italy by the code that stands in brackets behind a town: "Scandiano (RE)". */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'AG:agrigento AL:alessandria AN:ancona AO:aosta AP:ascoli_piceno AQ:l_aquila AR:arezzo AT:asti AV:avellino BA:bari ' +
    'BG:bergamo BI:biella BL:belluno BN:benevento BO:bologna BR:brindisi BS:brescia BT:barletta BZ:bolzano CA:cagliari ' +
    'CB:campobasso CE:caserta CH:chieti CL:caltanissetta CN:cuneo CO:como CR:cremona CS:cosenza CT:catania CZ:catanzaro ' +
    'EN:enna FC:forli FE:ferrara FG:foggia FI:firenze FM:fermo FR:frosinone GE:genova GO:gorizia GR:grosseto ' +
    'IM:imperia IS:isernia KR:crotone LC:lecco LE:lecce LI:livorno LO:lodi LT:latina LU:lucca MB:monza MC:macerata ' +
    'ME:messina MI:milano MN:mantova MO:modena MS:massa MT:matera NA:napoli NO:novara NU:nuoro OR:oristano PA:palermo ' +
    'PC:piacenza PD:padova PE:pescara PG:perugia PI:pisa PN:pordenone PO:prato PR:parma PT:pistoia PU:pesaro PV:pavia ' +
    'PZ:potenza RA:ravenna RC:reggio_calabria RE:reggio_emilia RG:ragusa RI:rieti RM:roma RN:rimini RO:rovigo ' +
    'SA:salerno SI:siena SO:sondrio SP:la_spezia SR:siracusa SS:sassari SV:savona TA:taranto TE:teramo TN:trento ' +
    'TO:torino TP:trapani TR:terni TS:trieste TV:treviso UD:udine VA:varese VB:verbania VC:vercelli VE:venezia ' +
    'VI:vicenza VR:verona VT:viterbo VV:vibo_valentia'
  )
    .split(' ')
    .map((pair) => {
      const [code = '', name = ''] = pair.split(':');
      return [code, name.replaceAll('_', ' ')];
    }),
);

/** The folded name of a province, which is that of its main town; null for no code of one. */
export const provinceName = (code: string): string | null => NAMES.get(code) ?? null;
