// Large cities that people write without a country; ambiguous ones (Reading, Nice, Mobile) need more than their name.
const CITIES: Readonly<Record<string, string>> = {
  US:
    'New York|New York City|San Francisco|Los ' +
    'Angeles|Chicago|Boston|Seattle|Austin|Denver|Houston|Dallas|Atlanta|Miami|Philadelphia|San ' +
    'Diego|San Jose|Washington DC|Portland|Palo Alto|Menlo Park|Mountain View|San Antonio|Fort ' +
    'Worth|Indianapolis|Nashville|Oklahoma City|Las ' +
    'Vegas|Detroit|Memphis|Louisville|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas ' +
    'City|Omaha|Raleigh|Minneapolis|Tampa|New Orleans|Cleveland|Pittsburgh|St. ' +
    'Louis|Cincinnati|Salt Lake City|Brooklyn|San Francisco Bay Area|Greater Boston Area|Greater ' +
    'Chicago Area|Greater New York City Area|Greater Seattle Area|Bay Area|Washington, ' +
    'D.C.|Boise|Honolulu|Anchorage|Oakland|Santa Monica',
  GB:
    'London|Manchester|Birmingham|Edinburgh|Glasgow|Leeds|Bristol|Liverpool|Cambridge|Oxford|Newcastle|Newcastle ' +
    'upon ' +
    'Tyne|Sheffield|Nottingham|Leicester|Cardiff|Swansea|Belfast|Aberdeen|Dundee|Brighton|Southampton|Portsmouth|Plymouth|Exeter|Norwich|Coventry|Wolverhampton|Stoke-on-Trent|Milton ' +
    'Keynes|Northampton|Luton|Sunderland|Middlesbrough|Blackpool|Peterborough|Ipswich|Gloucester|Cheltenham|Swindon|Bournemouth|Slough|Croydon|Warrington|Greater ' +
    'London|Greater Manchester',
  IE: 'Dublin|Galway|Limerick|Waterford',
  CA:
    'Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|Edmonton|Winnipeg|Québec|Quebec ' +
    'City|Halifax|Mississauga|Laval|Gatineau|Sherbrooke',
  DE:
    'Berlin|München|Munich|Hamburg|Köln|Cologne|Frankfurt|Frankfurt am ' +
    'Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Dortmund|Essen|Augsburg|Rosenheim|Karlsruhe|Mannheim|Freiburg|Regensburg|Bonn|Münster|Ulm|Duisburg|Bochum|Wuppertal|Bielefeld|Mönchengladbach|Gelsenkirchen|Braunschweig|Aachen|Chemnitz|Kiel|Magdeburg|Halle ' +
    '(Saale)|Krefeld|Mainz|Lübeck|Erfurt|Oberhausen|Rostock|Kassel|Saarbrücken|Potsdam|Ludwigshafen|Oldenburg|Leverkusen|Osnabrück|Heidelberg|Darmstadt|Solingen|Paderborn|Neuss|Ingolstadt|Offenbach|Fürth|Würzburg|Heilbronn|Pforzheim|Wolfsburg|Göttingen|Bottrop|Reutlingen|Erlangen|Koblenz|Bremerhaven|Jena|Trier|Konstanz|Passau|Bayreuth|Bamberg|Gießen|Marburg|Tübingen|Nuremberg|Hanover|Wiesbaden|Freiburg ' +
    'im Breisgau',
  AT: 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|St. Pölten|Dornbirn|Bregenz',
  CH:
    'Zürich|Zurich|Genf|Geneva|Genève|Basel|Bern|Lausanne|Luzern|Winterthur|Lugano|St. ' +
    'Gallen|Fribourg|Neuchâtel|Lucerne|Schaffhausen',
  FR:
    'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Grenoble|Rennes|Montpellier|Toulon|Saint-Étienne|Le ' +
    'Havre|Reims|Dijon|Angers|Nîmes|Clermont-Ferrand|Aix-en-Provence|Limoges|Amiens|Annecy|Perpignan|Besançon|Orléans|Rouen|Mulhouse|Caen|Avignon|Poitiers|La ' +
    'Rochelle|Villeurbanne|Le ' +
    'Mans|Boulogne-Billancourt|Quimper|Lorient|Chambéry|Bayonne|Île-de-France',
  ES:
    'Madrid|Barcelona|Valencia|Sevilla|Málaga|Bilbao|Zaragoza|Granada|Murcia|Palma de ' +
    'Mallorca|Las Palmas|Alicante|Valladolid|Vigo|Gijón|Vitoria-Gasteiz|A Coruña|La ' +
    'Coruña|Oviedo|Pamplona|Almería|San ' +
    'Sebastián|Santander|Burgos|Salamanca|Albacete|Logroño|Badajoz|Huelva|Lleida|Tarragona|Cádiz|Jaén|Ourense|Girona|Cáceres|Toledo|Seville|Elche|Móstoles|Getafe|Santiago ' +
    'de Compostela|Terrassa|Sabadell|Jerez de la Frontera',
  IT:
    'Roma|Rome|Milano|Milan|Torino|Turin|Napoli|Bologna|Firenze|Venezia|Genova|Palermo|Bari|Catania|Verona|Messina|Padova|Trieste|Brescia|Parma|Taranto|Modena|Reggio ' +
    'Emilia|Reggio ' +
    'Calabria|Perugia|Ravenna|Livorno|Cagliari|Foggia|Rimini|Salerno|Ferrara|Bergamo|Vicenza|Trento|Bolzano|Pisa|Siena|Lecce|Udine|Treviso|Pescara|Monza|Naples|Venice|Genoa|Varese|Piacenza|Sassari|Mantova',
  PT:
    'Lisboa|Lisbon|Porto|Coimbra|Braga|Aveiro|Setúbal|Leiria|Viseu|Guimarães|Évora|Funchal|Oporto|Vila ' +
    'Nova de Gaia|Almada|Matosinhos|Santarém|Viana do Castelo|Sintra|Cascais|Castelo Branco|Vila ' +
    'Real|Ponta Delgada',
  NL:
    'Amsterdam|Rotterdam|Utrecht|Den Haag|The ' +
    'Hague|Eindhoven|Groningen|Tilburg|Almere|Breda|Nijmegen|Enschede|Haarlem|Arnhem|Amersfoort|Zaandam|Apeldoorn|Maastricht|Leiden|Dordrecht|Zwolle|Delft|Deventer|Alkmaar|Leeuwarden|Hilversum|Venlo|Den ' +
    'Bosch|Zoetermeer|Hoofddorp|Amstelveen|Gouda|Helmond|Roermond',
  BE: 'Brussels|Bruxelles|Brussel|Antwerpen|Gent|Antwerp|Anvers|Ghent|Liège|Charleroi|Brugge|Bruges|Namur|Leuven|Louvain|Mechelen|Hasselt|Kortrijk|Oostende',
  PL:
    'Warszawa|Warsaw|Kraków|Krakow|Wrocław|Gdańsk|Poznań|Łódź|Katowice|Szczecin|Bydgoszcz|Lublin|Białystok|Gdynia|Częstochowa|Radom|Sosnowiec|Toruń|Kielce|Rzeszów|Gliwice|Zabrze|Olsztyn|Bielsko-Biała|Bytom|Zielona ' +
    'Góra|Rybnik|Opole|Tychy|Gorzów ' +
    'Wielkopolski|Elbląg|Płock|Wałbrzych|Tarnów|Chorzów|Koszalin|Kalisz|Legnica|Sopot|Wroclaw|Gdansk|Poznan|Lodz|Cracow|Trójmiasto',
  CZ: 'Prague|Praha|Brno|Ostrava|Plzeň|Olomouc',
  HU: 'Budapest',
  RO:
    'Bucharest|București|Cluj-Napoca|Cluj|Timișoara|Iași|Constanța|Craiova|Brașov|Galați|Ploiești|Oradea|Brăila|Arad|Pitești|Sibiu|Bacău|Târgu ' +
    'Mureș|Baia Mare|Buzău|Suceava|Deva|Alba Iulia|Bistrița|Râmnicu Vâlcea|Focșani',
  SE: 'Stockholm|Göteborg|Malmö|Lund|Gothenburg|Uppsala|Linköping|Västerås',
  NO: 'Oslo|Bergen|Trondheim|Stavanger',
  DK: 'Copenhagen|København|Aarhus|Odense|Aalborg|Århus',
  FI: 'Helsinki|Espoo|Tampere|Turku',
  TR: 'Istanbul|Ankara|Izmir|İstanbul|İzmir|Bursa|Antalya|Adana|Konya|Gaziantep|Şanlıurfa|Kocaeli|Mersin|Diyarbakır|Kayseri|Eskişehir|Samsun|Denizli|Sakarya|Trabzon|Malatya|Erzurum|Balıkesir|Manisa|Muğla|Tekirdağ|Kütahya|Afyonkarahisar|Edirne|Çanakkale|Bodrum|Gebze',
  IN:
    'Mumbai|Bangalore|Bengaluru|Delhi|New ' +
    'Delhi|Hyderabad|Chennai|Pune|Kolkata|Ahmedabad|Noida|Gurgaon|Gurugram|Jaipur|Lucknow|Kochi|Indore|Nagpur|Coimbatore|Thiruvananthapuram|Chandigarh|Bhopal|Visakhapatnam|Vadodara|Mysore|Mysuru|Trivandrum|Navi ' +
    'Mumbai|Faridabad|Ghaziabad',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Canberra|Hobart|Gold Coast',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka',
  BR:
    'São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Curitiba|Porto ' +
    'Alegre|Fortaleza|Recife|Campinas|Florianópolis|Goiânia|Manaus',
  MX: 'Ciudad de México|Mexico City|Guadalajara|Monterrey|Puebla|Tijuana|Querétaro|CDMX|Zapopan',
  AR: 'Buenos Aires|La Plata',
  CO: 'Bogotá|Medellín|Barranquilla',
  AE: 'Dubai|Abu Dhabi',
  NG: 'Lagos|Abuja|Ibadan|Port Harcourt',
  KE: 'Nairobi|Mombasa',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
  EE: 'Tallinn',
  LV: 'Riga',
  LT: 'Vilnius|Kaunas',
  UA: 'Kyiv|Kiev|Lviv|Kharkiv|Odesa',
  RU: 'Moscow|Saint Petersburg',
  RS: 'Belgrade|Beograd|Novi Sad',
  HR: 'Zagreb',
  SI: 'Ljubljana',
  SK: 'Bratislava|Košice',
  GR: 'Athens|Thessaloniki',
  IL: 'Tel Aviv|Jerusalem|Haifa',
  EG: 'Cairo',
  MA: 'Casablanca|Rabat|Marrakech',
  TN: 'Tunis',
  GH: 'Accra|Kumasi',
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi',
  BD: 'Dhaka|Chittagong',
  LK: 'Colombo',
  NP: 'Kathmandu',
  TH: 'Bangkok',
  VN: 'Hanoi|Ho Chi Minh City',
  PH: 'Manila|Quezon City|Cebu City',
  ID: 'Jakarta|Surabaya|Bandung',
  MY: 'Kuala Lumpur',
  CN: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu',
  TW: 'Taipei',
  KR: 'Seoul|Busan',
  NZ: 'Auckland|Christchurch',
  PE: 'Lima',
  VE: 'Caracas',
  EC: 'Quito|Guayaquil',
  UY: 'Montevideo',
  SA: 'Riyadh|Jeddah',
  QA: 'Doha',
};
/** Country codes by the names of large cities, lower case. */
export const CITY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CITIES).flatMap(([code, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), code] as const),
  ),
);
