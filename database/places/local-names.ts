/** GeoNames names large places in English; an address names them as they are called there. */

/** Provinces by GeoNames' first code, where they are what people write. */
export const levelOnes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg', '05': 'Hessen', '06': 'Niedersachsen', '07': 'Nordrhein-Westfalen', '08': 'Rheinland-Pfalz', '09': 'Saarland', '10': 'Schleswig-Holstein', '11': 'Brandenburg', '12': 'Mecklenburg-Vorpommern', '13': 'Sachsen', '14': 'Sachsen-Anhalt', '15': 'Thüringen', '16': 'Berlin' },
  AT: { '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich', '04': 'Oberösterreich', '05': 'Salzburg', '06': 'Steiermark', '07': 'Tirol', '08': 'Vorarlberg', '09': 'Wien' },
  LU: { WI: 'Wiltz', VD: 'Vianden', RM: 'Remich', RD: 'Redingen', ME: 'Mersch', LU: 'Luxemburg', GR: 'Grevenmacher', ES: 'Esch an der Alzette', EC: 'Echternach', DI: 'Diekirch', CL: 'Clerf', CA: 'Capellen' },
  NL: { '01': 'Drenthe', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen', '05': 'Limburg', '06': 'Noord-Brabant', '07': 'Noord-Holland', '09': 'Utrecht', '10': 'Zeeland', '11': 'Zuid-Holland', '15': 'Overijssel', '16': 'Flevoland' },
  PT: { '02': 'Aveiro', '03': 'Beja', '04': 'Braga', '05': 'Bragança', '06': 'Castelo Branco', '07': 'Coimbra', '08': 'Évora', '09': 'Faro', '10': 'Madeira', '11': 'Guarda', '13': 'Leiria', '14': 'Lisboa', '16': 'Portalegre', '17': 'Porto', '18': 'Santarém', '19': 'Setúbal', '20': 'Viana do Castelo', '21': 'Vila Real', '22': 'Viseu', '23': 'Açores' },
  SE: { '02': 'Blekinge län', '03': 'Gävleborgs län', '05': 'Gotlands län', '06': 'Hallands län', '07': 'Jämtlands län', '08': 'Jönköpings län', '09': 'Kalmar län', '10': 'Dalarnas län', '12': 'Kronobergs län', '14': 'Norrbottens län', '15': 'Örebro län', '16': 'Östergötlands län', '18': 'Södermanlands län', '21': 'Uppsala län', '22': 'Värmlands län', '23': 'Västerbottens län', '24': 'Västernorrlands län', '25': 'Västmanlands län', '26': 'Stockholms län', '27': 'Skåne län', '28': 'Västra Götalands län' },
  PL: { '72': 'dolnośląskie', '73': 'kujawsko-pomorskie', '74': 'łódzkie', '75': 'lubelskie', '76': 'lubuskie', '77': 'małopolskie', '78': 'mazowieckie', '79': 'opolskie', '80': 'podkarpackie', '81': 'podlaskie', '82': 'pomorskie', '83': 'śląskie', '84': 'świętokrzyskie', '85': 'warmińsko-mazurskie', '86': 'wielkopolskie', '87': 'zachodniopomorskie' },
}

export const localNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { Munich: 'München', Freiburg: 'Freiburg im Breisgau' },
  AT: { Vienna: 'Wien' },
  LU: { Luxembourg: 'Luxemburg', 'Esch-sur-Alzette': 'Esch an der Alzette' },
  NL: { 'The Hague': 'Den Haag', 'Almere Stad': 'Almere', Zaanstad: 'Zaandam' },
  ES: { 'Gasteiz / Vitoria': 'Vitoria-Gasteiz', 'Donostia / San Sebastián': 'Donostia-San Sebastián', Cadiz: 'Cádiz', Alicante: 'Alicante', Palma: 'Palma', 'La Laguna': 'San Cristóbal de La Laguna' },
  PT: { Lisbon: 'Lisboa' },
  SE: {},
  FR: {},
  IT: { Rome: 'Roma', Milan: 'Milano', Naples: 'Napoli', Turin: 'Torino', Genoa: 'Genova', Florence: 'Firenze', Padova: 'Padova', 'Reggio Calabria': 'Reggio Calabria', "Reggio nell'Emilia": 'Reggio Emilia', Venice: 'Venezia', Syracuse: 'Siracusa', Mantova: 'Mantova' },
  PL: { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała' },
  GB: {},
}

const SPANISH: Readonly<Record<string, string>> = {
  'Província de València': 'Valencia', 'Província de Castelló': 'Castellón', 'Província de Girona': 'Girona', 'Província de Lleida': 'Lleida', 'Província de Barcelona': 'Barcelona', 'Província de Tarragona': 'Tarragona',
  'Provincia da Coruña': 'A Coruña', 'Araba / Álava': 'Álava', 'Illes Balears': 'Illes Balears', 'Provincia de La Rioja': 'La Rioja', 'Provincia de Las Palmas': 'Las Palmas', 'Provincia de Santa Cruz de Tenerife': 'Santa Cruz de Tenerife',
}
const FRENCH: Readonly<Record<string, string>> = { 'Département du Vaucluse': 'Vaucluse', 'Département du Nord': 'Nord', 'Upper Garonne': 'Haute-Garonne', 'Upper Corsica': 'Haute-Corse', 'South Corsica': 'Corse-du-Sud', "Cote d'Or": 'Côte-d’Or', 'Loire-et-Cher': 'Loir-et-Cher', 'Meurthe et Moselle': 'Meurthe-et-Moselle', "Val d'Oise": 'Val-d’Oise', "Côtes-d'Armor": 'Côtes-d’Armor' }
const ITALIAN: Readonly<Record<string, string>> = { 'Città metropolitana di Roma Capitale': 'Roma', 'Città metropolitana di Milano': 'Milano', "Provincia dell' Aquila": 'L’Aquila', 'Provincia Verbano-Cusio-Ossola': 'Verbano-Cusio-Ossola', 'Province of Florence': 'Firenze', 'Province of Pisa': 'Pisa', 'Province of Arezzo': 'Arezzo', 'Province of Fermo': 'Fermo', 'Provincia autonoma di Trento': 'Trento', 'Provincia di Barletta - Andria - Trani': 'Barletta-Andria-Trani', 'Provincia di Vibo-Valentia': 'Vibo Valentia', 'Provincia di La Spezia': 'La Spezia', 'Provincia del Sud Sardegna': 'Sud Sardegna' }

/** `Provincia de Sevilla` -> `Sevilla`. */
export function trimProvince(country: string, name: string): string {
  const fixed = { ES: SPANISH, FR: FRENCH, IT: ITALIAN }[country]?.[name]
  return fixed ?? name.replace(/^(?:Provincia|Província|Province) (?:de|di|of|da) /, '')
}

/** What is written in a British address is the county; GeoNames has councils. */
const counties: Readonly<Record<string, string>> = Object.fromEntries(Object.entries({
  'West Yorkshire': ['City and Borough of Leeds', 'Bradford', 'Kirklees', 'Calderdale', 'City and Borough of Wakefield'],
  'South Yorkshire': ['Sheffield', 'Rotherham', 'Barnsley', 'Doncaster'],
  'North Yorkshire': ['City of York', 'Middlesbrough', 'Redcar and Cleveland'],
  'East Riding of Yorkshire': ['City of Kingston upon Hull'],
  'Greater Manchester': ['Manchester', 'City and Borough of Salford', 'Trafford', 'Borough of Bolton', 'Borough of Bury', 'Borough of Oldham', 'Borough of Rochdale', 'Borough of Stockport', 'Borough of Tameside', 'Borough of Wigan'],
  Merseyside: ['Liverpool', 'Sefton', 'Knowsley', 'St. Helens', 'Metropolitan Borough of Wirral'],
  'West Midlands': ['City and Borough of Birmingham', 'Coventry', 'Dudley', 'Sandwell', 'Solihull', 'Walsall', 'Wolverhampton'],
  'Tyne and Wear': ['Newcastle upon Tyne', 'Gateshead', 'North Tyneside', 'South Tyneside', 'Sunderland'],
  'County Durham': ['Darlington', 'Hartlepool', 'Stockton-on-Tees'],
  Lancashire: ['Blackburn with Darwen', 'Blackpool'],
  Cheshire: ['Cheshire East', 'Cheshire West and Chester', 'Warrington', 'Borough of Halton'],
  Berkshire: ['Bracknell Forest', 'Reading', 'Slough', 'West Berkshire', 'Wokingham', 'Royal Borough of Windsor and Maidenhead'],
  Hampshire: ['Portsmouth', 'Southampton'],
  'East Sussex': ['Brighton and Hove'],
  Dorset: ['Bournemouth, Christchurch and Poole Council'],
  Somerset: ['Bath and North East Somerset', 'North Somerset'],
  Gloucestershire: ['South Gloucestershire'],
  Bristol: ['City of Bristol'],
  Devon: ['Plymouth', 'Borough of Torbay'],
  Cornwall: ['Isles of Scilly'],
  Wiltshire: ['Borough of Swindon'],
  Buckinghamshire: ['Milton Keynes'],
  Bedfordshire: ['Bedford', 'Central Bedfordshire', 'Luton'],
  Cambridgeshire: ['Peterborough'],
  Essex: ['Southend-on-Sea', 'Borough of Thurrock'],
  Kent: ['Medway'],
  Derbyshire: ['Derby'],
  Nottinghamshire: ['Nottingham'],
  Leicestershire: ['City of Leicester'],
  Rutland: ['District of Rutland'],
  Northamptonshire: ['West Northamptonshire', 'North Northamptonshire'],
  Lincolnshire: ['North East Lincolnshire', 'North Lincolnshire'],
  Staffordshire: ['Stoke-on-Trent'],
  Shropshire: ['Telford and Wrekin'],
  Aberdeenshire: ['Aberdeen City'],
  Angus: ['Dundee City'],
  Midlothian: ['City of Edinburgh'],
  Lanarkshire: ['Glasgow City', 'North Lanarkshire', 'South Lanarkshire'],
  Ayrshire: ['East Ayrshire', 'North Ayrshire', 'South Ayrshire'],
  Renfrewshire: ['East Renfrewshire', 'Inverclyde'],
  Dunbartonshire: ['East Dunbartonshire', 'West Dunbartonshire'],
  Stirlingshire: ['Stirling', 'Falkirk'],
  Perthshire: ['Perth and Kinross'],
  Argyll: ['Argyll and Bute'],
  'Outer Hebrides': ['Eilean Siar'],
  Orkney: ['Orkney Islands'],
  Shetland: ['Shetland Islands'],
  'Scottish Borders': ['The Scottish Borders'],
  Powys: ['Sir Powys'],
  Flintshire: ['County of Flintshire'],
  Ceredigion: ['County of Ceredigion'],
  Wrexham: ['Wrexham'],
  'South Glamorgan': ['Cardiff', 'Vale of Glamorgan'],
  'Mid Glamorgan': ['Bridgend county borough', 'Caerphilly County Borough', 'Merthyr Tydfil County Borough', 'Rhondda Cynon Taf'],
  'West Glamorgan': ['City and County of Swansea', 'Neath Port Talbot'],
  Gwent: ['Blaenau Gwent', 'Monmouthshire', 'Newport', 'Torfaen County Borough'],
  'County Antrim': ['City of Belfast', 'Antrim and Newtownabbey', 'Mid and East Antrim', 'Causeway Coast and Glens', 'Lisburn and Castlereagh'],
  'County Down': ['Ards and North Down', 'Newry Mourne and Down'],
  'County Armagh': ['Armagh City Banbridge and Craigavon'],
  'County Londonderry': ['Derry City and Strabane'],
  'County Tyrone': ['Mid Ulster'],
  'County Fermanagh': ['Fermanagh and Omagh'],
}).flatMap(([county, councils]) => councils.map((council) => [council, county])))

/** Two councils lie in two counties. */
const otherwise: Readonly<Record<string, string>> = { 'Fermanagh and Omagh/Omagh': 'County Tyrone', 'Derry City and Strabane/Strabane': 'County Tyrone' }

export function countyOf(council: string, town: string): string {
  return otherwise[`${council}/${town}`] ?? counties[council] ?? council
}
