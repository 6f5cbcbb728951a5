import type { placeFiles } from './load-places.ts'

export type Street = { readonly city: string; readonly street: string; readonly postalCode: string }

/**
 * Streets that stand in large towns, for the embedded autocomplete of the demo and of a mall without a maps service. Only names, and a postal code
 * where the whole street, or the part everybody knows, has one.
 */
const streets: Readonly<Record<keyof typeof placeFiles, Readonly<Record<string, readonly string[]>>>> = {
  DE: {
    Hamburg: ['Lange Reihe 20099', 'Mönckebergstraße 20095', 'Jungfernstieg 20354', 'Reeperbahn 20359', 'Große Bergstraße 22767', 'Eppendorfer Landstraße', 'Osterstraße 20259', 'Schulterblatt 20357', 'Steindamm 20099', 'Hafenstraße 20359', 'Elbchaussee', 'Hoheluftchaussee', 'Mühlenkamp 22303', 'Wandsbeker Marktstraße 22041', 'Lindenallee 20259'],
    Berlin: ['Unter den Linden 10117', 'Friedrichstraße', 'Kurfürstendamm', 'Karl-Marx-Allee', 'Kastanienallee', 'Schönhauser Allee', 'Prenzlauer Allee', 'Torstraße', 'Oranienstraße', 'Bergmannstraße 10961', 'Sonnenallee', 'Karl-Marx-Straße', 'Greifswalder Straße', 'Kantstraße', 'Potsdamer Straße', 'Invalidenstraße', 'Warschauer Straße 10243', 'Rosenthaler Straße'],
    München: ['Maximilianstraße', 'Leopoldstraße', 'Sendlinger Straße 80331', 'Kaufingerstraße 80331', 'Neuhauser Straße 80331', 'Lindwurmstraße', 'Schellingstraße', 'Hohenzollernstraße', 'Türkenstraße', 'Fraunhoferstraße 80469', 'Müllerstraße 80469', 'Nymphenburger Straße'],
    Köln: ['Schildergasse 50667', 'Hohe Straße 50667', 'Ehrenstraße 50672', 'Aachener Straße', 'Venloer Straße', 'Severinstraße 50678', 'Zülpicher Straße', 'Brüsseler Straße', 'Bonner Straße', 'Neusser Straße'],
    'Frankfurt am Main': ['Zeil 60313', 'Schweizer Straße 60594', 'Berger Straße', 'Leipziger Straße 60487', 'Kaiserstraße', 'Oeder Weg', 'Bockenheimer Landstraße', 'Hanauer Landstraße'],
    Stuttgart: ['Königstraße', 'Calwer Straße 70173', 'Hauptstätter Straße', 'Rotebühlstraße', 'Schwabstraße', 'Silberburgstraße'],
    Leipzig: ['Karl-Liebknecht-Straße', 'Eisenbahnstraße', 'Grimmaische Straße 04109', 'Petersstraße 04109', 'Karl-Heine-Straße 04229', 'Georg-Schumann-Straße'],
    Düsseldorf: ['Königsallee', 'Schadowstraße 40212', 'Nordstraße', 'Lorettostraße 40219', 'Bilker Allee', 'Rethelstraße 40237'],
    Dresden: ['Prager Straße 01069', 'Königstraße 01097', 'Louisenstraße 01099', 'Alaunstraße 01099', 'Bautzner Straße'], Bremen: ['Ostertorsteinweg 28203', 'Vor dem Steintor 28203', 'Sögestraße 28195', 'Obernstraße 28195', 'Schwachhauser Heerstraße'],
  },
  AT: {
    Wien: ['Mariahilfer Straße', 'Kärntner Straße 1010', 'Graben 1010', 'Neubaugasse 1070', 'Landstraßer Hauptstraße 1030', 'Favoritenstraße', 'Praterstraße 1020', 'Taborstraße 1020', 'Wiedner Hauptstraße', 'Josefstädter Straße 1080', 'Währinger Straße', 'Ottakringer Straße', 'Lerchenfelder Straße'],
    Graz: ['Herrengasse 8010', 'Sackstraße 8010', 'Sporgasse 8010', 'Annenstraße 8020', 'Conrad-von-Hötzendorf-Straße 8010'], Linz: ['Landstraße 4020', 'Wiener Straße 4020', 'Herrenstraße 4020'], Salzburg: ['Getreidegasse 5020', 'Linzer Gasse 5020', 'Alpenstraße 5020'], Innsbruck: ['Maria-Theresien-Straße 6020', 'Museumstraße 6020', 'Innrain 6020'],
  },
  LU: { Luxemburg: ['Grand-Rue 1661', 'Avenue de la Liberté', 'Avenue de la Gare', 'Boulevard Royal 2449', 'Rue Philippe II 2340', 'Route d’Esch', 'Avenue J.-F. Kennedy 1855'], 'Esch an der Alzette': ['Rue de l’Alzette', 'Boulevard J. F. Kennedy'] },
  NL: {
    Amsterdam: ['Prinsengracht', 'Keizersgracht', 'Herengracht', 'Kalverstraat', 'Damrak', 'Overtoom', 'Ferdinand Bolstraat', 'Kinkerstraat', 'Haarlemmerstraat', 'Utrechtsestraat', 'Javastraat', 'Linnaeusstraat', 'Van Woustraat', 'Eerste van Swindenstraat'],
    Rotterdam: ['Coolsingel', 'Lijnbaan', 'Witte de Withstraat', 'Nieuwe Binnenweg', 'West-Kruiskade', 'Oude Binnenweg', 'Beijerlandselaan', 'Zwart Janstraat'], 'Den Haag': ['Grote Marktstraat', 'Lange Voorhout', 'Noordeinde', 'Frederik Hendriklaan', 'Laan van Meerdervoort', 'Prinsestraat', 'Javastraat'],
    Utrecht: ['Oudegracht', 'Nieuwegracht', 'Voorstraat', 'Twijnstraat', 'Biltstraat', 'Amsterdamsestraatweg', 'Nachtegaalstraat'], Eindhoven: ['Stratumseind', 'Kleine Berg', 'Grote Berg', 'Woenselse Markt', 'Hoogstraat'], Groningen: ['Herestraat', 'Folkingestraat', 'Oosterstraat', 'Zwanestraat'], Haarlem: ['Grote Houtstraat', 'Barteljorisstraat', 'Kleine Houtstraat'], Maastricht: ['Wycker Brugstraat', 'Stokstraat', 'Grote Staat'],
  },
  ES: {
    Madrid: ['Gran Vía 28013', 'Calle de Alcalá', 'Calle Mayor 28013', 'Calle de Serrano', 'Calle de Fuencarral', 'Paseo de la Castellana', 'Calle de Atocha', 'Calle de Goya', 'Calle de Bravo Murillo', 'Calle de Toledo', 'Calle de Hortaleza 28004', 'Calle de las Huertas 28014', 'Calle de Embajadores'],
    Barcelona: ['Passeig de Gràcia', 'La Rambla', 'Carrer de Balmes', 'Avinguda Diagonal', 'Carrer de Mallorca', 'Carrer de València', 'Gran Via de les Corts Catalanes', 'Carrer de Sants', 'Carrer Gran de Gràcia', 'Carrer de Provença', 'Avinguda del Paral·lel', 'Ronda de Sant Antoni'],
    Valencia: ['Calle de Colón 46004', 'Calle de la Paz 46003', 'Avenida del Puerto', 'Gran Vía del Marqués del Turia 46005', 'Calle de Sueca 46006', 'Calle de Cuba 46006'], Sevilla: ['Calle Sierpes 41004', 'Calle Tetuán 41001', 'Avenida de la Constitución', 'Calle Betis 41010', 'Calle Feria', 'Calle San Jacinto 41010'],
    Bilbao: ['Gran Vía de Don Diego López de Haro', 'Calle Licenciado Poza', 'Calle Ledesma 48001', 'Calle Ercilla'], Zaragoza: ['Paseo de la Independencia', 'Calle de Alfonso I 50003', 'Gran Vía', 'Calle del Coso'], Málaga: ['Calle Marqués de Larios', 'Calle Granada 29015', 'Alameda Principal', 'Paseo del Parque'], Granada: ['Calle Reyes Católicos', 'Gran Vía de Colón', 'Calle Recogidas'],
  },
  PT: {
    Lisboa: ['Avenida da Liberdade', 'Rua Augusta 1100-053', 'Rua Garrett', 'Rua do Ouro', 'Avenida Almirante Reis', 'Rua da Prata', 'Rua de São Bento', 'Avenida da República', 'Avenida de Roma', 'Rua Ferreira Borges'],
    Porto: ['Rua de Santa Catarina', 'Avenida dos Aliados', 'Rua das Flores', 'Rua de Cedofeita', 'Rua Miguel Bombarda', 'Avenida da Boavista'], Braga: ['Avenida da Liberdade', 'Rua do Souto', 'Rua dos Chãos'], Coimbra: ['Rua Ferreira Borges', 'Rua Visconde da Luz', 'Avenida Sá da Bandeira'],
  },
  SE: {
    Stockholm: ['Drottninggatan', 'Kungsgatan', 'Sveavägen', 'Götgatan', 'Hornsgatan', 'Birger Jarlsgatan', 'Karlavägen', 'Odengatan', 'Folkungagatan', 'Strandvägen', 'Sankt Eriksgatan', 'Fleminggatan', 'Ringvägen', 'Västerlånggatan 111 29', 'Rörstrandsgatan'],
    Göteborg: ['Avenyn', 'Linnégatan', 'Vasagatan', 'Haga Nygata', 'Andra Långgatan', 'Kungsgatan', 'Övre Husargatan', 'Södra Vägen'], Malmö: ['Södra Förstadsgatan', 'Södergatan', 'Möllevångsgatan', 'Bergsgatan', 'Kungsgatan', 'Regementsgatan'], Uppsala: ['Drottninggatan', 'Kungsgatan', 'Svartbäcksgatan', 'Sysslomansgatan', 'Vaksalagatan'], Linköping: ['Storgatan', 'Tanneforsgatan', 'Drottninggatan'], Örebro: ['Drottninggatan', 'Storgatan', 'Rudbecksgatan'],
  },
  FR: {
    Paris: ['rue de Rivoli', 'avenue des Champs-Élysées 75008', 'rue Oberkampf 75011', 'boulevard Saint-Germain', 'rue de Charonne 75011', 'rue Mouffetard 75005', 'rue de Belleville', 'boulevard Voltaire 75011', 'rue des Martyrs', 'rue de Vaugirard', 'avenue de Clichy', 'rue du Faubourg Saint-Antoine', 'rue de la Roquette 75011', 'rue Saint-Maur', 'boulevard Haussmann', 'rue du Bac 75007', 'rue Lepic 75018', 'avenue Daumesnil'],
    Lyon: ['rue de la République', 'rue Mercière 69002', 'cours Lafayette', 'rue Victor Hugo 69002', 'montée de la Grande Côte 69001', 'cours Vitton 69006', 'avenue Jean Jaurès 69007', 'grande rue de la Croix-Rousse 69004'], Marseille: ['La Canebière', 'rue Paradis', 'rue de Rome', 'avenue du Prado', 'rue Saint-Ferréol', 'cours Julien 13006', 'boulevard Longchamp 13001'],
    Bordeaux: ['rue Sainte-Catherine 33000', 'cours de l’Intendance 33000', 'quai des Chartrons 33000', 'rue Fondaudège 33000', 'cours Victor Hugo 33000'], Nantes: ['rue Crébillon 44000', 'rue de Strasbourg 44000', 'quai de la Fosse', 'boulevard de Launay'], Toulouse: ['rue d’Alsace-Lorraine 31000', 'rue Saint-Rome 31000', 'allées Jean Jaurès', 'rue des Filatiers 31000'], Strasbourg: ['rue des Grandes Arcades 67000', 'Grand’Rue 67000', 'rue du 22 Novembre 67000', 'avenue des Vosges 67000'], Lille: ['rue de Béthune 59000', 'rue Esquermoise', 'boulevard de la Liberté', 'rue Solférino'], Rennes: ['rue Le Bastard 35000', 'rue de Saint-Malo 35000', 'rue Saint-Georges 35000'], Nice: ['avenue Jean Médecin 06000', 'promenade des Anglais', 'rue de France 06000', 'boulevard Gambetta'],
  },
  IT: {
    Milano: ['Corso Buenos Aires 20124', 'Via Torino 20123', 'Via Dante', 'Corso di Porta Ticinese 20123', 'Via Montenapoleone 20121', 'Via Paolo Sarpi 20154', 'Corso Como 20154', 'Viale Monza', 'Via Savona 20144', 'Via Tortona 20144', 'Corso Garibaldi 20121', 'Via Solferino 20121'],
    Roma: ['Via del Corso', 'Via Nazionale 00184', 'Via Appia Nuova', 'Via Tuscolana', 'Viale di Trastevere', 'Via Cola di Rienzo 00192', 'Via dei Condotti 00187', 'Via Cavour 00184', 'Corso Vittorio Emanuele II 00186', 'Via Merulana 00185', 'Via Veneto 00187', 'Via del Pigneto 00176'],
    Torino: ['Via Roma', 'Via Po', 'Via Garibaldi 10122', 'Corso Vittorio Emanuele II', 'Via Lagrange 10123', 'Corso Francia'], Napoli: ['Via Toledo', 'Via Chiaia', 'Corso Umberto I', 'Via San Gregorio Armeno 80138', 'Via Scarlatti'], Bologna: ['Via dell’Indipendenza 40121', 'Via Rizzoli 40125', 'Strada Maggiore 40125', 'Via Zamboni 40126', 'Via San Felice 40122'], Firenze: ['Via de’ Tornabuoni 50123', 'Via Calzaiuoli 50122', 'Borgo San Lorenzo 50123', 'Via Ghibellina 50122', 'Borgo Pinti 50121'], Genova: ['Via XX Settembre 16121', 'Via Garibaldi 16124', 'Via San Lorenzo 16123'], Palermo: ['Via Maqueda', 'Via Roma', 'Corso Vittorio Emanuele', 'Via della Libertà'], Verona: ['Via Mazzini 37121', 'Corso Porta Nuova', 'Via Roma 37121'],
  },
  PL: {
    Warszawa: ['ul. Nowy Świat', 'ul. Marszałkowska', 'Aleje Jerozolimskie', 'ul. Krakowskie Przedmieście', 'ul. Puławska', 'ul. Chmielna', 'ul. Mokotowska', 'ul. Hoża', 'ul. Wilcza', 'ul. Targowa', 'ul. Ząbkowska', 'ul. Żelazna', 'al. Solidarności', 'ul. Poznańska'],
    Kraków: ['ul. Floriańska', 'ul. Grodzka', 'ul. Karmelicka', 'ul. Długa', 'ul. Starowiślna', 'ul. Józefa', 'ul. Szewska', 'ul. Dietla'], Wrocław: ['ul. Świdnicka', 'ul. Oławska', 'ul. Ruska', 'ul. Legnicka', 'ul. Powstańców Śląskich'], Poznań: ['ul. Święty Marcin', 'ul. Półwiejska', 'ul. Głogowska', 'ul. Ratajczaka', 'ul. Dąbrowskiego'], Gdańsk: ['ul. Długa', 'ul. Mariacka', 'ul. Piwna', 'al. Grunwaldzka', 'ul. Szeroka'], Łódź: ['ul. Piotrkowska', 'al. Kościuszki', 'ul. Zachodnia', 'ul. Gdańska'], Katowice: ['ul. Mariacka', 'ul. 3 Maja', 'ul. Stawowa'], Lublin: ['ul. Krakowskie Przedmieście', 'ul. Narutowicza', 'ul. Lipowa'],
  },
  GB: {
    London: ['Oxford Street', 'Regent Street', 'Baker Street', 'Brick Lane', 'Kingsland Road', 'Mare Street', 'Upper Street', 'Portobello Road', 'King’s Road', 'Fleet Street', 'Bermondsey Street', 'Columbia Road', 'Marylebone High Street', 'Essex Road', 'Old Street', 'Rye Lane', 'Lordship Lane', 'Abbey Road'],
    Manchester: ['Deansgate', 'Oldham Street', 'Market Street', 'Oxford Road', 'Wilmslow Road', 'Canal Street', 'Tib Street'], Birmingham: ['New Street', 'Corporation Street', 'Broad Street', 'High Street', 'Bristol Road', 'Hagley Road'], Leeds: ['Briggate', 'The Headrow', 'Call Lane', 'Otley Road', 'Park Row', 'Kirkstall Road'], Bristol: ['Gloucester Road', 'Park Street', 'Whiteladies Road', 'North Street', 'Stokes Croft', 'East Street'], Edinburgh: ['Princes Street', 'High Street', 'George Street', 'Leith Walk', 'Rose Street', 'Lothian Road', 'Dundas Street'], Glasgow: ['Sauchiehall Street', 'Buchanan Street', 'Byres Road', 'Great Western Road', 'Argyle Street'], Liverpool: ['Bold Street', 'Mathew Street', 'Hope Street', 'Lark Lane'], Cardiff: ['Queen Street', 'St Mary Street', 'City Road', 'Cathedral Road'], Brighton: ['Western Road', 'North Street', 'St James’s Street', 'Lewes Road'], 'Newcastle upon Tyne': ['Grey Street', 'Grainger Street', 'Osborne Road'], Sheffield: ['Ecclesall Road', 'Division Street', 'The Moor'],
  },
}

/** `Lange Reihe 20099` -> the street and its code. */
export function streetsOf(country: keyof typeof placeFiles): Street[] {
  return Object.entries(streets[country]).flatMap(([city, lines]) => lines.map((line) => {
    const [, street = line, postalCode = ''] = /^(.*?)(?: (\d{4,5}(?:-\d{3})?|\d{3} \d{2}))?$/.exec(line) ?? []
    return { city, street, postalCode }
  }))
}
