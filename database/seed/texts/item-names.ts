/**
 * Proper names of the demo mall’s items: invented, so that none is anybody’s product line. The order mixes initials, because items are
 * named in this order and a listing of one letter reads like a phone book. A name is never reused, so an item can be found by it.
 */
export const itemNames: readonly string[] = [
  'Amrela', 'Halden', 'Nybren', 'Volmira', 'Glenmar', 'Mendrel', 'Varlund', 'Frisund', 'Lomvane', 'Torvane',
  'Eidsmar', 'Lindrel', 'Sundrel', 'Egevik', 'Korvane', 'Rostern', 'Dorvane', 'Jaskern', 'Ravdane', 'Ceswick',
  'Indelo', 'Presmar', 'Bosmere', 'Ilmara', 'Oldmere', 'Balvren', 'Horsund', 'Novrek', 'Arvelo', 'Gorvik',
  'Nelund', 'Vilholt', 'Frenzal', 'Morvell', 'Tolmere', 'Fenwold', 'Lesmar', 'Talvane', 'Estrane', 'Kolmere',
  'Silgard', 'Dalsken', 'Karmund', 'Rysholt', 'Corvela', 'Jolvane', 'Pinholt', 'Cenovel', 'Ivrelo', 'Palvik',
  'Bornal', 'Holvik', 'Orvik', 'Ardovan', 'Harvane', 'Narholt', 'Zelmar', 'Granvel', 'Mirelo', 'Velsgard',
  'Fyrdalo', 'Malvane', 'Trelund', 'Emsholt', 'Lorvane', 'Svalmar', 'Elmora', 'Krelund', 'Ruvane', 'Drissel',
  'Jutmar', 'Reslund', 'Colvane', 'Jarlund', 'Pulmere', 'Bergane', 'Imsund', 'Orlanz', 'Bressa', 'Hulmere',
  'Nystel', 'Askrine', 'Gresmo', 'Nesmark', 'Vormere', 'Garsted', 'Mosvane', 'Tresholt', 'Fjorle', 'Lovrin',
  'Tarmund', 'Evelund', 'Kandrel', 'Skarlund', 'Derwold', 'Kelvane', 'Rovelo', 'Dalmere', 'Julnes', 'Peskern',
  'Corlund', 'Ilsgard', 'Perlund', 'Brenvik', 'Havrel', 'Osgard', 'Aubrel', 'Helgard', 'Nordrel', 'Aldren',
  'Grenholt', 'Mardane', 'Vindrel', 'Fallora', 'Marsund', 'Tunvik', 'Elvanto', 'Lunvik', 'Sorholt', 'Elsgard',
  'Kvistel', 'Salvren', 'Dunvik', 'Jorvane', 'Rimvane', 'Cordalo', 'Jelvik', 'Pasvane', 'Brisela', 'Ingvold',
  'Ottern', 'Brovik', 'Hyldane', 'Odvane', 'Avenne', 'Galdern', 'Nissel', 'Vardelo', 'Gelvik', 'Myrsel',
  'Tarvell', 'Flenvik', 'Lusken', 'Telsgard', 'Ettrin', 'Lasvane', 'Solvane', 'Dolmaro', 'Kirsund', 'Relmar',
  'Darvik', 'Jarvello', 'Polvane', 'Cresmar', 'Isenvik', 'Pilsgard', 'Branzel', 'Ibsvik', 'Ostrel', 'Aldersee',
  'Hesvik', 'Nevaro', 'Almvik', 'Gulvane', 'Moldren', 'Vorvik', 'Ferwick', 'Melvik', 'Tysmar', 'Falmere',
  'Lysgard', 'Sembrin', 'Ervane', 'Kaldern', 'Sarvane', 'Dravell', 'Jenholt', 'Rosgard', 'Castrel', 'Jesmar',
  'Pelgren', 'Calmora', 'Irvane', 'Oskvale', 'Bellune', 'Hasmark', 'Olsund', 'Alsund', 'Givren', 'Norvello',
  'Veskern', 'Gildaro', 'Marbrin', 'Valmund', 'Forsel', 'Ledrano', 'Tindrel', 'Erlenz', 'Lermond', 'Stenvane',
  'Dunsel', 'Klemar', 'Rindsel', 'Delmora', 'Jondrel', 'Ragvik', 'Caldrin', 'Imbren', 'Porvane', 'Birkvale',
  'Idrell', 'Ovrenne', 'Arnevo', 'Hollin', 'Nimsund', 'Ansgard', 'Gardelo', 'Narvane', 'Vestmar', 'Fossmar',
  'Mirgen', 'Tavrelo', 'Farholt', 'Larholt', 'Savrelo', 'Eskern', 'Kestrin', 'Selmund', 'Doverin', 'Kalvane',
  'Rundvik', 'Clavern', 'Jorund', 'Pordalo', 'Carvane', 'Isholt', 'Ormelo', 'Bjarle', 'Hedvane', 'Omvik',
]
