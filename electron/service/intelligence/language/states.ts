const STATES: Readonly<Record<string, string>> = {
  US:
    'alabama:al alaska:ak arizona:az arkansas:ar california:ca colorado:co connecticut:ct ' +
    'delaware:de florida:fl georgia:ga hawaii:hi idaho:id illinois:il indiana:in iowa:ia ' +
    'kansas:ks kentucky:ky louisiana:la maine:me maryland:md massachusetts:ma michigan:mi ' +
    'minnesota:mn mississippi:ms missouri:mo montana:mt nebraska:ne nevada:nv new_hampshire:nh ' +
    'new_jersey:nj new_mexico:nm new_york:ny north_carolina:nc north_dakota:nd ohio:oh ' +
    'oklahoma:ok oregon:or pennsylvania:pa rhode_island:ri south_carolina:sc south_dakota:sd ' +
    'tennessee:tn texas:tx utah:ut vermont:vt virginia:va washington:wa west_virginia:wv ' +
    'wisconsin:wi wyoming:wy district_of_columbia:dc puerto_rico:pr',
  CA:
    'ontario:on quebec:qc british_columbia:bc alberta:ab manitoba:mb saskatchewan:sk ' +
    'nova_scotia:ns new_brunswick:nb prince_edward_island:pe newfoundland:nl ' +
    'newfoundland_and_labrador:nl yukon:yt northwest_territories:nt nunavut:nu',
  AU: 'new_south_wales:nsw queensland:qld tasmania:tas australian_capital_territory:act',
};

const CODE_OF = new Map<string, string>();
const NAME_OF = new Map<string, string>();
const COUNTRIES = new Map<string, string>();
for (const [country, states] of Object.entries(STATES)) {
  for (const pair of states.split(' ')) {
    const [name = '', code = ''] = pair.split(':');
    CODE_OF.set(name.replaceAll('_', ' '), code);
    CODE_OF.set(code, code);
    if (!NAME_OF.has(code)) NAME_OF.set(code, name.replaceAll('_', ' '));
    COUNTRIES.set(code, country);
  }
}
CODE_OF.set('california state', 'ca');
CODE_OF.set('kalifornien', 'ca');
CODE_OF.set('californie', 'ca');

/** The code of a state or province in small letters, by its folded name or code; null for anything else. */
export function stateCodeOf(folded: string): string | null {
  return CODE_OF.get(folded) ?? null;
}

/** The folded name of a state or province by its code. */
export function nameOfState(code: string): string {
  return NAME_OF.get(code) ?? code;
}

/** The country of a state or province by its code. */
export const STATE_COUNTRY: ReadonlyMap<string, string> = COUNTRIES;
