import type { Site } from '@galleria/contract/storefronts'

type Place = readonly [postalCode: string, city: string, province: string]
type Country = {
  name: string
  places: readonly Place[]
  streets: readonly string[]
  /** Staircase, floor or flat, as it is written there; outside Germany the form asks for one. */
  details: readonly string[]
  /** `#` is a digit, `%` one that is not 0. Germany, Sweden, France and the United Kingdom keep these ranges for films (the British mobile one is no number to a phone check, so it is London's); elsewhere nobody was given them. */
  phone: string
  hearFrom: readonly string[]
}

/** Real towns with postal codes of theirs, and streets that many towns have. */
export const countries: Readonly<Record<Site, Country>> = {
  DE: {
    name: 'Deutschland', phone: '+49 30 23125 ###', hearFrom: [''], details: ['', '', '', '2. OG links', 'Hinterhaus', 'EG'],
    streets: ['Lindenstraße', 'Gartenweg', 'Bahnhofstraße', 'Schillerstraße', 'Am Mühlenbach', 'Goethestraße', 'Kastanienallee', 'Bergstraße', 'Rosenweg', 'Marktplatz', 'Eichendorffstraße', 'Hafenstraße'],
    places: [
      ['22767', 'Hamburg', 'Hamburg'], ['10405', 'Berlin', 'Berlin'], ['80469', 'München', 'Bayern'], ['50672', 'Köln', 'Nordrhein-Westfalen'], ['60316', 'Frankfurt am Main', 'Hessen'], ['70197', 'Stuttgart', 'Baden-Württemberg'],
      ['04275', 'Leipzig', 'Sachsen'], ['28203', 'Bremen', 'Bremen'], ['30161', 'Hannover', 'Niedersachsen'], ['79102', 'Freiburg im Breisgau', 'Baden-Württemberg'], ['24105', 'Kiel', 'Schleswig-Holstein'], ['99084', 'Erfurt', 'Thüringen'],
    ],
  },
  NL: {
    name: 'Nederland', phone: '+31 6 0000 0###', hearFrom: [''], details: ['2 hoog', 'bg', '3 hoog achter', 'app. 12', 'huis', '1 hoog'],
    streets: ['Kerkstraat', 'Molenweg', 'Prinsengracht', 'Stationsweg', 'Dorpsstraat', 'Wilhelminalaan', 'Lindelaan', 'Havenkade', 'Nieuwstraat', 'Julianaplein'],
    places: [
      ['1017 AB', 'Amsterdam', 'Noord-Holland'], ['3511 LX', 'Utrecht', 'Utrecht'], ['3011 GD', 'Rotterdam', 'Zuid-Holland'], ['2512 CN', 'Den Haag', 'Zuid-Holland'], ['5611 EM', 'Eindhoven', 'Noord-Brabant'],
      ['9712 HN', 'Groningen', 'Groningen'], ['6511 LA', 'Nijmegen', 'Gelderland'], ['2011 RC', 'Haarlem', 'Noord-Holland'], ['6211 CM', 'Maastricht', 'Limburg'],
    ],
  },
  ES: {
    name: 'España', phone: '+34 600 000 ###', hearFrom: [''], details: ['2º B', '4º izda.', 'Bajo A', '1º dcha.', 'Escalera 2, 3º C', 'Ático'],
    streets: ['Calle Mayor', 'Calle del Carmen', 'Avenida de la Paz', 'Calle San Juan', 'Paseo del Prado Nuevo', 'Calle Real', 'Plaza de España', 'Calle de la Luna', 'Avenida del Puerto', 'Calle Nueva'],
    places: [
      ['28012', 'Madrid', 'Madrid'], ['08010', 'Barcelona', 'Barcelona'], ['46003', 'Valencia', 'Valencia'], ['41004', 'Sevilla', 'Sevilla'], ['48005', 'Bilbao', 'Bizkaia'], ['50003', 'Zaragoza', 'Zaragoza'],
      ['29015', 'Málaga', 'Málaga'], ['33003', 'Oviedo', 'Asturias'], ['15001', 'A Coruña', 'A Coruña'],
    ],
  },
  SE: {
    name: 'Sverige', phone: '+46 70 174 06 %#', hearFrom: ['Sökmotor', 'En vän', 'Instagram', 'Tidning'], details: ['lgh 1102', 'lgh 1301', '2 tr', 'lgh 1004', '4 tr', 'lgh 1203'],
    streets: ['Storgatan', 'Kungsgatan', 'Drottninggatan', 'Skolvägen', 'Björkvägen', 'Hamngatan', 'Ringvägen', 'Kyrkogatan', 'Östra Promenaden', 'Ängsvägen'],
    places: [
      ['111 22', 'Stockholm', 'Stockholms län'], ['411 06', 'Göteborg', 'Västra Götalands län'], ['211 34', 'Malmö', 'Skåne län'], ['753 20', 'Uppsala', 'Uppsala län'], ['582 22', 'Linköping', 'Östergötlands län'],
      ['903 26', 'Umeå', 'Västerbottens län'], ['702 10', 'Örebro', 'Örebro län'], ['222 21', 'Lund', 'Skåne län'],
    ],
  },
  FR: {
    name: 'France', phone: '+33 6 39 98 ## ##', hearFrom: [''], details: ['Bât. B, 3e étage', '2e étage droite', 'Appt 14', 'Rez-de-chaussée', 'Escalier A', '4e gauche'],
    streets: ['rue de la République', 'rue Victor Hugo', 'avenue Jean Jaurès', 'rue des Lilas', 'place du Marché', 'rue du Moulin', 'boulevard Gambetta', 'rue Pasteur', 'quai des Tanneurs', 'rue de la Gare'],
    places: [
      ['75011', 'Paris', 'Paris'], ['69001', 'Lyon', 'Rhône'], ['13006', 'Marseille', 'Bouches-du-Rhône'], ['33000', 'Bordeaux', 'Gironde'], ['44000', 'Nantes', 'Loire-Atlantique'],
      ['67000', 'Strasbourg', 'Bas-Rhin'], ['59800', 'Lille', 'Nord'], ['31000', 'Toulouse', 'Haute-Garonne'], ['35000', 'Rennes', 'Ille-et-Vilaine'],
    ],
  },
  IT: {
    name: 'Italia', phone: '+39 06 0000 0###', hearFrom: [''], details: ['Scala A, int. 5', 'int. 12', 'Piano 3', 'Scala B', 'int. 2', 'Piano terra'],
    streets: ['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via dei Tigli', 'Viale Europa', 'Via Dante', 'Piazza San Marco', 'Via Mazzini', 'Via del Mulino', 'Via Verdi'],
    places: [
      ['20121', 'Milano', 'Milano'], ['00184', 'Roma', 'Roma'], ['10123', 'Torino', 'Torino'], ['40121', 'Bologna', 'Bologna'], ['50122', 'Firenze', 'Firenze'], ['80134', 'Napoli', 'Napoli'], ['37121', 'Verona', 'Verona'], ['34121', 'Trieste', 'Trieste'], ['90133', 'Palermo', 'Palermo'],
    ],
  },
  PL: {
    name: 'Polska', phone: '+48 600 000 ###', hearFrom: [''], details: ['m. 12', 'm. 4', 'm. 27', 'klatka 2', 'm. 8', 'I piętro'],
    streets: ['ul. Lipowa', 'ul. Mickiewicza', 'ul. Ogrodowa', 'ul. Słowackiego', 'al. Wolności', 'ul. Krótka', 'ul. Kościuszki', 'ul. Polna', 'ul. Szkolna', 'ul. Długa'],
    places: [
      ['00-545', 'Warszawa', 'mazowieckie'], ['31-042', 'Kraków', 'małopolskie'], ['50-077', 'Wrocław', 'dolnośląskie'], ['61-744', 'Poznań', 'wielkopolskie'], ['80-831', 'Gdańsk', 'pomorskie'], ['90-408', 'Łódź', 'łódzkie'],
      ['40-009', 'Katowice', 'śląskie'], ['20-109', 'Lublin', 'lubelskie'],
    ],
  },
  UK: {
    name: 'United Kingdom', phone: '+44 20 7946 0###', hearFrom: ['Search engine', 'A friend', 'Instagram', 'A magazine'], details: ['Flat 3', 'Flat 2a', 'Ground floor', 'Apartment 11', 'Flat 7', 'The Annexe'],
    streets: ['High Street', 'Station Road', 'Church Lane', 'Victoria Road', 'Mill Lane', 'Park Avenue', 'Queens Road', 'The Crescent', 'Elm Grove', 'Bridge Street'],
    places: [
      ['E8 3RH', 'London', 'Greater London'], ['M1 2HN', 'Manchester', 'Greater Manchester'], ['LS1 4DY', 'Leeds', 'West Yorkshire'], ['BS1 5TR', 'Bristol', 'Bristol'], ['EH1 2NG', 'Edinburgh', 'Midlothian'],
      ['CF10 1EP', 'Cardiff', 'South Glamorgan'], ['B3 1JJ', 'Birmingham', 'West Midlands'], ['NE1 4ST', 'Newcastle upon Tyne', 'Tyne and Wear'], ['BN1 1UB', 'Brighton', 'East Sussex'],
    ],
  },
}
