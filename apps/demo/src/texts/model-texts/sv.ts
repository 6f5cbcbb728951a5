import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'skrivbord',
    description:
      '{name} är ett skrivbord för det lilla rummet eller för ett lugnt hörn av ett stort. Fyra avsmalnande ben i massivt trä bär upp en tunn skiva, och i den flata lådan försvinner pennor, anteckningsbok och laddsladd.',
    details: [
      'Ben i massivt trä, avsmalnande på insidorna',
      'Låda med 5 cm innerhöjd på vaxade trälister',
      '62 cm fritt för knäna under lådan',
    ],
  },
  'desk-trestle': {
    noun: 'bockbord',
    description:
      'En bred skiva vilar på två A-formade bockar, och det är allt. {name} ställs upp på fem minuter utan verktyg, flyttar platt mot en vägg och ger plats åt två stolar bredvid varandra när det finns mycket att breda ut.',
    details: [
      'Bockar med genomgående tappar, fötter med filt',
      'Skiva på 26 mm som hålls på plats av fyra träpluggar',
      'Bockarna kan ställas tätare eller längre isär',
    ],
  },
  'desk-drawers': {
    noun: 'skrivbord med lådor',
    description:
      'Till höger står tre lådor, till vänster bär en hel gavel, och däremellan är det gott om plats för knäna. {name} har en färdig baksida och får därför gärna stå ut mot rummet i stället för mot väggen.',
    details: [
      'Lådor på dolda metallskenor med mjukstängning',
      'Nedersta lådan rymmer mappar i A4',
      'Kabelgenomföring med lock vid skivans bakkant',
    ],
  },
  'desk-steel': {
    noun: 'skrivbord',
    description:
      'En träskiva på ett smäckert underrede av svart stål: {name} ser lätt ut och står stadigt, eftersom ett kryss baktill tar upp rörelserna i sidled. Fäst sladdarna längs staget, så är golvet fritt när det ska sopas.',
    details: [
      'Underrede av 20 mm fyrkantsrör, svetsat och pulverlackat',
      'Fötterna justeras 10 mm för ojämna golv',
      'Skivan skruvad i avlånga hål, så att träet kan röra sig',
    ],
  },
  'desk-secretary': {
    noun: 'sekretär',
    description:
      'Fyra små fack längs bakkanten tar hand om brev, glasögon och allt annat som brukar vandra över bordet. {name} håller på så vis skrivytan fri, och på överdelen står lampan eller en växt i ögonhöjd.',
    details: [
      'Facken är sinkade, vart och ett 22 cm brett',
      'Skrivytan är 38 cm djup framför facken',
      'Överdelen sitter med två skruvar och kan utelämnas',
    ],
  },
  'desk-corner': {
    noun: 'hörnskrivbord',
    description:
      'Två skivor möts i rät vinkel: på ena sidan står skärmen, på den andra ligger papperen. {name} vilar på fyrkantiga träben som är placerade ytterst i kanten och inte är i vägen för en stol på hjul.',
    details: [
      'Den korta sidan monteras till vänster eller till höger',
      'Skivorna dras ihop underifrån med stålbeslag',
      'Kabelgenomföring med trälock i hörnet',
    ],
  },
  'standing-two-leg': {
    noun: 'höj- och sänkbart skrivbord',
    description:
      'Två teleskoppelare i stål lyfter skivan från sittande till stående höjd på ungefär tolv sekunder, så tyst att det går att tala i telefon under tiden. {name} minns fyra höjder och backar om det möter ett armstöd eller en fönsterbräda.',
    details: [
      'Höjd 72 till 120 cm, en motor i varje pelare',
      'Bär upp till 80 kg, skärmar inräknade',
      'Kontrollpanel med fyra minnen och display',
    ],
  },
  'standing-rounded': {
    noun: 'höj- och sänkbart skrivbord',
    description:
      'Skivans kant är rundad hela vägen runt, och det märker underarmarna när dagen är slut. Under {name} hänger en kabelränna som följer med upp och ned, så att det bara går en enda sladd till vägguttaget.',
    details: [
      'Kanten rundad med 12 mm radie',
      'Kabelränna i stål som fälls ned baktill',
      'Elektriskt ställbar från 72 till 118 cm, med barnspärr',
    ],
  },
  'standing-drawer': {
    noun: 'höj- och sänkbart skrivbord med låda',
    description:
      'Höj- och sänkbara bord har sällan någon plats för småsaker; det här har en grund låda precis under skivan. {name} tar med sig lådan upp, så att dator, pennor och hörlurar finns inom räckhåll både sittande och stående.',
    details: [
      'Låda med 4 cm innerhöjd, klädd med grå filt',
      'Elektriskt ställbar från 73 till 121 cm',
      'Lådfronten ligger i liv med sargen',
    ],
  },
  'standing-compact': {
    noun: 'sitt- och ståbord',
    description:
      'En enda pelare på en bred fot och en skiva som precis räcker till dator och anteckningsblock: {name} får plats bredvid sängen, i hallen eller intill soffan. Lyftet sköts av en gasfjäder, så något uttag behövs inte.',
    details: [
      'Höjd 73 till 110 cm med spak under skivan',
      'Bär upp till 15 kg i alla lägen',
      'Fotplatta i stål med filt på undersidan',
    ],
  },
  'standing-converter': {
    noun: 'skrivbordshöjare',
    description:
      'Ställ {name} på skrivbordet som redan finns, så blir det ett bord att stå vid. Saxarmarna lyfter skärm och tangentbordshylla tillsammans rakt upp, och därför tar höjaren inte mer plats på djupet än i nedsänkt läge.',
    details: [
      'Lyfter upp till 38 cm, gasfjädrar på båda sidor',
      'Bär upp till 12 kg, nog för två små skärmar',
      'Kommer monterad, bara tangentbordshyllan klickas fast',
    ],
  },
  'standing-conference': {
    noun: 'höj- och sänkbart konferensbord',
    description:
      'Ett långt mötesbord som höjs för det korta morgonmötet och sänks för timmen som följer. Tre pelare går i takt under {name}, så att skivan håller sig vågrät även när alla lutar sig mot samma ände.',
    details: [
      'Höjd 72 till 118 cm med tre synkroniserade motorer',
      'Två kabelluckor med gångjärn i skivan',
      'Skivan i två halvor som dras ihop med spännbultar',
    ],
  },

  'office-task': {
    noun: 'kontorsstol',
    description:
      'Sits och rygg på {name} lutar tillsammans i ett fast förhållande, så att fötterna stannar på golvet när man lutar sig bakåt. Stoppningen är fast nog för en hel dag, och de sänkta armstöden går in under de flesta bord.',
    details: [
      'Sitthöjd 42 till 53 cm med gasfjäder',
      'Armstöden ställs 8 cm i höjdled',
      'Mjuka hjul för hårda golv, kan bytas mot hjul för matta',
    ],
  },
  'office-high-back': {
    noun: 'kontorsstol med hög rygg',
    description:
      'En hög rygg med nackstöd avlastar nacke och axlar under långa samtal och långa texter. {name} stöder svanken med en dyna som kan skjutas upp och ned, och ryggen låses upprätt eller lutad efter behag.',
    details: [
      'Nackstöd ställbart i höjd och vinkel',
      'Ryggen låses i fyra lägen, bär upp till 130 kg',
      'Femstjärnigt fotkryss i polerad aluminium, hjul på 60 mm',
    ],
  },
  'office-shell': {
    noun: 'snurrstol',
    description:
      'Skalet är pressat av tunna fanerskikt och fjädrar mjukt med ryggen, så någon stoppning behövs inte. {name} snurrar och rullar som en kontorsstol men passar lika bra hemma vid köksbordet, där den gärna får stå kvar.',
    details: [
      'Skal av nioskiktad formpressad plywood, 11 mm',
      'Sitthöjd 41 till 51 cm',
      'Hjulen bromsar av sig själva när ingen sitter',
    ],
  },
  'office-stool': {
    noun: 'snurrpall',
    description:
      'En rund sits på en enda fot, för en snabb anteckning vid skrivbordet eller för den andra personen framför skärmen. {name} snurrar fritt, går att ställa i höjd och försvinner in under skivan när man är klar.',
    details: [
      'Sitthöjd 48 till 62 cm med gasfjäder',
      'Stoppning av 7 cm kallskum',
      'Fot på 38 cm i diameter med filtring undertill',
    ],
  },
  'office-saddle': {
    noun: 'sadelpall',
    description:
      'På en sadelsits öppnar sig höfterna och ryggen rätar på sig helt utan ryggstöd. {name} passar vid ritbordet, arbetsbänken och det upphöjda skrivbordet, och många byter gärna till den en timme eller två om dagen.',
    details: [
      'Sitthöjd 52 till 66 cm, sitsens lutning ställbar',
      'Fotkryss med fem låsbara dubbelhjul',
      'Klädsel sydd i tre delar, utan söm på mitten',
    ],
  },
  'office-visitor': {
    noun: 'besöksstol',
    description:
      'Ett enda bockat stålrör bär både sits och rygg och ger efter en aning vid varje rörelse. {name} är tänkt för andra sidan av skrivbordet men gör lika god tjänst i ett väntrum eller runt mötesbordet.',
    details: [
      'Stålrör 25 mm, bockat i ett stycke',
      'Sits och rygg stoppade med 4 cm skum',
      'Plastglid som skonar trägolv',
    ],
  },

  'shelf-ladder': {
    noun: 'stegehylla',
    description:
      'Fem hyllplan, breda nertill och smala upptill, lutar mot väggen som en stege i vila. {name} passar i badrummet, i hallen eller i springan bredvid ett skåp där en vanlig bokhylla hade sett tung ut.',
    details: [
      'Hyllplan 18 till 38 cm djupa, bär 8 kg vardera',
      'Två väggfästen för överkanten medföljer',
      'Sidostycken sågade på snedden, med gummifötter',
    ],
  },
  'shelf-cube': {
    noun: 'fackhylla',
    description:
      'Öppna fack i samma storlek tar emot skivor, lådor och böcker, stående eller liggande. {name} har ingen rygg, släpper alltså igenom ljuset och kan lika gärna stå tvärs över ett rum som längs med väggen.',
    details: [
      'Facken är 33 × 33 cm invändigt och bär 13 kg vardera',
      'Smal med två gånger fyra, bred med fyra gånger fyra fack',
      'Skivor på 25 mm, halvt i halvt, utan synliga skruvar',
    ],
  },
  'shelf-tall': {
    noun: 'bokhylla',
    description:
      'Sex hyllplan på en höjd som tar vara på väggen och där det översta ändå nås från en liten pall. Den hela ryggen på {name} sitter i en not; den håller stommen i vinkel och böckerna borta från väggen.',
    details: [
      'Fyra av sex hyllplan flyttas i steg om 32 mm',
      '25 kg per hyllplan vid jämn last',
      'Tippskydd för sten- och gipsvägg medföljer',
    ],
  },
  'shelf-steel': {
    noun: 'stålhylla',
    description:
      'Fyra hyllplan hänger i en tunn ram av svart stål som nästan försvinner mot väggen. {name} är öppen åt alla håll och bär mer än den ser ut att göra: kokböcker, en skivspelare, en rad växter i lerkrukor.',
    details: [
      'Ram av 15 mm fyrkantsrör, mattsvart pulverlackad',
      'Varje hyllplan bär 25 kg och lyfts ur vid städning',
      'Ställbara fötter i alla fyra hörn',
    ],
  },
  'shelf-wall': {
    noun: 'vägghylla',
    description:
      'Två hyllplan på konsoler av mässing, med lagom djup för pocketböcker, kryddburkar eller en rad små ramar. Konsolerna på {name} är olackade och mörknar där händer rör vid dem; med lite puts kommer glansen tillbaka.',
    details: [
      'Konsoler av massiv mässing, 4 mm',
      'Bär 12 kg på murad vägg',
      'Skruv och plugg för tegel och gips medföljer',
    ],
  },
  'shelf-room-divider': {
    noun: 'rumsavdelare',
    description:
      'Låg nog att se över, öppen på båda sidor och ojämnt indelad, så att höga vaser och små böcker får var sin plats. {name} skiljer av en arbetsplats eller matplats utan att ta dagsljuset från rummet.',
    details: [
      'Färdig på alla sidor, står utan vägg',
      'Två fack är 34 cm höga, anpassade för vinylskivor',
      'Sidor och hyllplan fogade med dolda pluggar och excenter',
    ],
  },

  'drawers-chest': {
    noun: 'byrå',
    description:
      'Fyra lådor över hela bredden rymmer sängkläder, tröjor och allt som ska ligga plant. {name} står på korta avsmalnande ben så att dammsugaren kommer in under, och lådorna går att dra ut ända till bakkanten.',
    details: [
      'Lådorna är sinkade i alla fyra hörn',
      'Fullutdrag med mjukstängning, 20 kg per låda',
      'Tippskydd för väggen medföljer',
    ],
  },
  'drawers-sideboard': {
    noun: 'sideboard',
    description:
      'En dörr till vänster och en till höger, däremellan tre lådor: {name} håller isär tallrikar, glas och dukar. På träytorna löper ådringen över alla fronter, och ovanpå finns plats för en buffé eller en skivspelare.',
    details: [
      'Ett flyttbart hyllplan bakom varje dörr',
      'Gångjärn och skenor med mjukstängning',
      'Kabelhål till vänster och höger i ryggen',
    ],
  },
  'drawers-pedestal': {
    noun: 'lådhurts',
    description:
      '{name} rullar in under skrivbordet eller står bredvid och ger skrivaren lite plats ovanpå. Av de tre lådorna går den översta att låsa, och den nedersta är hög nog för flaskor eller för pärmar som står upp.',
    details: [
      'Översta lådan med lås och två nycklar',
      'Fyra hjul, de främre med broms',
      'Ett femte hjul under nedersta lådan hindrar tippning',
    ],
  },
  'drawers-tallboy': {
    noun: 'hög byrå',
    description:
      'En halv meter vägg räcker till sex lådor. {name} sorterar strumpor, halsdukar, laddare och papper nerifrån och upp, och i fronterna är ett grepp fräst i stället för handtag som ärmarna annars skulle fastna i.',
    details: [
      'Översta lådan klädd med filt, för klockor och smycken',
      'Lådor med utdragsstopp',
      'Måste fästas i väggen, beslag medföljer',
    ],
  },
  'drawers-bedside': {
    noun: 'sängbord',
    description:
      'En låda för det som ingen behöver se och ett öppet fack för boken man just nu läser. {name} står på runda ben i höjd med de flesta madrasser och har en springa baktill för laddsladden.',
    details: [
      'Benen skruvas i för hand, utan verktyg',
      'Lådan är 8 cm hög invändigt, med trästopp',
      'Kabelspringa på 6 cm i ryggen',
    ],
  },
  'drawers-tv': {
    noun: 'mediabänk',
    description:
      'Ribbdörrarna skjuts åt sidan i stället för att svänga ut, så bänken kan stå nära soffan, och fjärrkontrollens signal går genom springorna. {name} döljer spelare, router och sladdar bakom en enda lugn front av trä.',
    details: [
      'Dörrarna löper i ett spår av hårt trä och kan lyftas ur',
      'Bär en skärm på upp till 50 kg',
      'Rygg med tre kabelhål i varje fack',
    ],
  },

  'lamp-desk-arm': {
    noun: 'skrivbordslampa',
    description:
      'Två leder och en vridbar fot för ljuset dit arbetet ligger och sedan ur vägen igen. Den koniska skärmen på {name} är sluten på sidorna, så att ingen som sitter mitt emot vid bordet blir bländad.',
    details: [
      'Lederna dras åt för hand, armen står kvar',
      'Vippströmbrytare på skärmen, sladd 2 m',
      'Sockel E27, utbytbar LED-lampa 7 W medföljer',
    ],
  },
  'lamp-floor-arc': {
    noun: 'båglampa',
    description:
      'Bågen når från soffans baksida till mitten av bordet, där det annars hade behövts ett uttag i taket. En tung rund fot håller {name} upprätt; den halvklotformade skärmen kan vridas och lyser nedåt eller mot väggen.',
    details: [
      'Räckvidd 95 cm, fri höjd under skärmen 165 cm',
      'Fot på 9 kg med filt undertill',
      'Fotströmbrytare på sladden, LED-lampa E27 medföljer',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'trebent golvlampa',
    description:
      'Tre träben sprider sig under en rund skärm av naturligt linne, som gör ljuset mjukt åt alla håll. {name} hör hemma bredvid en fåtölj eller i ett mörkt hörn och fälls ihop till ett smalt knippe när det är dags att flytta.',
    details: [
      'Linneskärm på 42 cm, avtagbar för damning',
      'Sladd klädd med bomull, 2,5 m',
      'Sockel E27, LED-lampa 7 W medföljer',
    ],
  },
  'lamp-pendant': {
    noun: 'taklampa',
    description:
      'En vid kupol som samlar ljuset över matbordet och låter resten av rummet vara i fred. Invändigt är {name} alltid mattvit; det gör ljuset varmare och ögonen slipper se rakt in i en naken lampa.',
    details: [
      'Trycksvarvad av en enda plåt, utan söm',
      'Textilsladd på 200 cm som kortas i takkoppen',
      'LED-lampa E27 medföljer; ansluts av elektriker',
    ],
  },
  'lamp-globe': {
    noun: 'globlampa',
    description:
      'En glob av opalglas på en smal metallstång sprider ett jämnt ljus utan att lampan syns. {name} är liten nog för en fönsterbräda eller en bokhylla och ljus nog för att man ska hitta vägen om kvällen.',
    details: [
      'Munblåst glas, 16 cm i diameter',
      'Vriddimmer på sladden',
      'Globen lossas med ett kvarts varv när lampan ska bytas',
    ],
  },
  'lamp-mushroom': {
    noun: 'bordslampa',
    description:
      'Fot och skärm delar en enda rund kontur och en enda färg, som en svamp vid stigens kant. {name} kastar ljuset nedåt mot bordet och är så dämpad att den kan stå tänd en hel kväll.',
    details: [
      'Skärm av lackerat stål, vit invändigt',
      'Dimmer på foten med tre lägen',
      'Sockel E14, utbytbar LED-lampa 4 W medföljer',
    ],
  },

  'sofa-two': {
    noun: 'tvåsitssoffa',
    description:
      'En passpoal följer kanten på varje dyna och håller den i form år efter år. {name} ger två personer gott om plats, går genom en vanlig dörr med benen avskruvade och passar i arbetsrummet såväl som i ett litet vardagsrum.',
    details: [
      'Stomme av furu och björkplywood, limmad och skruvad',
      'Sittdynor med pocketfjädrar',
      'Dynfodral med dragkedja, sitthöjd 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'tresitssoffa',
    description:
      'Armstöden är bara nio centimeter breda, så nästan hela längden på soffan blir över till att sitta eller ligga på. {name} har lösa ryggdynor som kan vändas, skakas upp eller läggas undan inför en stunds middagsvila.',
    details: [
      '194 cm att ligga på mellan armstöden',
      'Ryggdynor fyllda med fjäder och skumstavar',
      'Nosagfjädrar under en skumkärna på 12 cm',
    ],
  },
  'sofa-corner': {
    noun: 'hörnsoffa',
    description:
      'En schäslong till höger, sett framifrån, ger plats för utsträckta ben och för en läsare till. {name} kommer i två delar som hakas i varandra och som två personer kan ta isär igen när det är dags att flytta.',
    details: [
      'Schäslong till höger, 165 cm djup',
      'Fodralen på sitt- och ryggdynor tas av för rengöring',
      'Sitthöjd 43 cm, ben som står indragna',
    ],
  },
  'sofa-armchair': {
    noun: 'fåtölj',
    description:
      'Ryggen löper runt i en enda linje och övergår i armstöd, så något hörn att slå i finns inte. {name} är låg och öppen på runda träben, och elastiska gjordar under sitsen håller den i form.',
    details: [
      'Ryggskal stoppat i ett stycke, söm baktill',
      'Sitthöjd 42 cm, sittdjup 54 cm',
      'Ben i massivt trä med filttassar',
    ],
  },
  'sofa-bench': {
    noun: 'stoppad bänk',
    description:
      'En plats att sätta sig på för att knyta skorna, eller att ställa väskan på medan man letar efter nyckeln. {name} är smal nog för hallen och stadig nog för att två personer ska sitta vid matbordet.',
    details: [
      '6 cm skum på en botten av plywood',
      'Tyget häftat undertill och lätt att förnya',
      'Ben i massivt trä, skruvade i stålplattor',
    ],
  },
  'sofa-pouf': {
    noun: 'sittpuff',
    description:
      'Fotpall, extra sittplats eller ett lågt bord för brickan: {name} byter uppgift flera gånger under samma kväll. En dubbel stickning löper runt på halva höjden och håller tyget spänt över den fasta kärnan av skum.',
    details: [
      'Skumkärna med ett lager vadd, behåller formen',
      'Stickningen sydd med stark tråd',
      'Halkfritt tyg på undersidan',
    ],
  },

  'table-dining': {
    noun: 'matbord',
    description:
      'De svarvade benen står allra ytterst i hörnen, så stolarna får plats där de behövs. Hörnen på {name} är rundade, vilket både barn och höfter är tacksamma för, och skivan är gjord av hela stavar från ände till ände.',
    details: [
      'Skiva på 28 mm, plats för sex eller åtta',
      'Ben i massivt trä, bultade i sargen',
      'Sarg 64 cm över golvet, även för karmstolar',
    ],
  },
  'table-round': {
    noun: 'runt matbord',
    description:
      'Runt ett runt bord hör alla varandra, och en gäst till får alltid plats. {name} står på en pelarfot i mitten, som lämnar golvet fritt för fötterna och gör att stolarna kan skjutas in från vilket håll som helst.',
    details: [
      'Pelare svarvad ur limmat massivt trä',
      'Fyra ställskruvar dolda i foten',
      'Fasad kant, ser tunnare ut än sina 25 mm',
    ],
  },
  'table-extending': {
    noun: 'utdragbart matbord',
    description:
      'Till vardags ett bord för fyra till sex, till helgen ett för åtta. {name} öppnas på mitten och tar emot en iläggsskiva vars fog gärna får synas; den förvaras under bordsskivan och en person lägger i den själv.',
    details: [
      'Iläggsskiva på 50 cm, från 140 till 190 cm',
      'Löpskenor av bok med trästopp',
      'Fyrkantsbenen står kvar i hörnen även utdraget',
    ],
  },
  'table-coffee': {
    noun: 'soffbord',
    description:
      'Under skivan ligger en ribbhylla för tidningar, en filt eller spelet som ännu inte är färdigspelat. {name} är lika högt som sitsen på en soffa, så koppen står nära till hands utan att man behöver böja sig fram.',
    details: [
      'Ribbor på 3 cm, infällda i slåarna',
      'Ben i massivt trä med rundade kanter',
      'Bär 40 kg på skivan och 10 kg på hyllan',
    ],
  },
  'table-side': {
    noun: 'sidobord',
    description:
      'En upphöjd kant håller koppar och läsglasögon kvar på bordet, och tre ben står stadigt även på gamla golvtiljor. {name} väger så lite att det följer med från fåtöljen till sängen och vidare till badkaret.',
    details: [
      'Kant på 12 mm, svarvad i samma stycke som skivan',
      'Benen skruvas i för hand',
      'Filt under alla tre benen',
    ],
  },
  'table-console': {
    noun: 'konsolbord',
    description:
      'Med sina 35 centimeter på djupet ryms {name} bakom en dörr eller en soffa och har ändå två lådor för nycklar, post och solglasögon. Baksidan är plan, så bordet står tätt mot väggen även ovanför en golvlist.',
    details: [
      'Två lådor bredvid varandra, med träknoppar',
      'Bakbenen urtagna för golvlister upp till 2 cm',
      'Kan skruvas i väggen genom den bakre sargen',
    ],
  },

  'bed-slatted': {
    noun: 'säng',
    description:
      'Huvudgaveln är en rad stående ribbor, lätt att se på och skön att luta sig mot med en kudde bakom ryggen. {name} sätts ihop med åtta bultar som drar åt fogarna och som kan dras åt igen efter flera år.',
    details: [
      'Ribbotten med fjädrande lameller av bok ingår',
      'För madrasser på 200 cm längd; madrass och sängkläder ingår inte',
      'Huvudgavel 95 cm hög, sängsidor i massivt trä',
    ],
  },
  'bed-upholstered': {
    noun: 'stoppad säng',
    description:
      'En hög huvudgavel med lodräta kanaler gör det bekvämt att läsa i sängen och tar bort ekot ur ett kalt rum. Sidorna på {name} är också stoppade, så inget smalben träffar en hård kant i mörkret.',
    details: [
      'Huvudgavel 115 cm hög, stoppad 6 cm tjockt',
      'Ribbotten och mittbalk ingår, inte madrass',
      'Tyget dammsugs; fläckar tas bort med ljummet vatten',
    ],
  },
  'bed-platform': {
    noun: 'plattformssäng',
    description:
      'Låg, utan huvudgavel och med en bred kant för en bok, en kopp eller den som just drar på sig strumporna. Benen på {name} står långt in, så att ramen ser ut att sväva en handsbredd över golvet.',
    details: [
      'Kant på 18 cm längs båda sidor',
      'Ram 32 cm hög, benen inräknade',
      'Ribbotten vilar invändigt på en massiv list',
    ],
  },
  'bed-drawers': {
    noun: 'säng med lådor',
    description:
      'Två djupa lådor i ena sidan tar hand om vintertäcken, gästkuddar och resväskor som annars hade krävt ett skåp. {name} har en slät huvudgavel med plats för en tavla ovanför, och lådorna kan sättas till vänster eller till höger.',
    details: [
      'Lådor på hjul, 22 cm höga invändigt, med dammlock',
      'Ribbotten ingår, för madrasser på 200 cm längd',
      'Sida för lådorna väljs vid monteringen',
    ],
  },
  'bed-day': {
    noun: 'dagbädd',
    description:
      'Sluten på tre sidor är {name} en soffa om dagen och en enkelsäng om natten. Den tjocka dynan ligger på ribbor som släpper fram luft, och ryggen är hög nog att luta sig mot med en kudde.',
    details: [
      'Dyna av 15 cm kallskum ingår',
      'Fodral med dragkedja, tvättas i 30 °C',
      'Rygg och sidor 80 cm höga, hopbultade',
    ],
  },
  'bed-canopy': {
    noun: 'himmelssäng',
    description:
      'En tunn fyrkantig ram tecknar ett rum i rummet, med eller utan tyg hängt över sig. {name} behöver en takhöjd på minst 220 centimeter och står tyst, eftersom alla fogar dras åt hårt med bultar.',
    details: [
      'Stolpar på 45 × 45 mm i massivt trä',
      'Höjd 205 cm, överramen bär lätta tyger',
      'Ribbotten ingår, inte madrass och tyg',
    ],
  },

  'chair-dining': {
    noun: 'matstol',
    description:
      'Ryggstödet är böjt ur ett enda stycke trä och stöder strax under skulderbladen. {name} har en stoppad sits som sitter med fyra skruvar, så att den kan kläs om när tyget har gjort sitt efter många år.',
    details: [
      'Sitthöjd 46 cm, sittdjup 43 cm',
      'Ryggstödet ångböjt och pluggat i bakbenen',
      'Sits av 4 cm skum, klädd i ullblandning',
    ],
  },
  'chair-spindle': {
    noun: 'pinnstol',
    description:
      'Smala pinnar löper från den skålade sitsen upp till ett böjt överstycke och sviktar lite när man lutar sig bakåt. {name} är byggd som pinnstolar alltid har byggts: ben och pinnar tappade och kilade, utan en enda skruv.',
    details: [
      'Sits urholkad ur 35 mm massivt trä',
      'Bentapparna kilade uppifrån, synliga i sitsen',
      'Sitthöjd 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'stoppad stol',
    description:
      'En rundad rygg når fram till armbågarna och gör långa middagar ännu längre. {name} är klädd i tyg runt om och står på träben, och sitsen är fast nog för att det ska vara lätt att resa sig igen.',
    details: [
      'Sitthöjd 48 cm, ryggen stoppad på båda sidor',
      'Högelastiskt skum på elastiska gjordar',
      'Ben i massivt trä, levereras omonterade',
    ],
  },
  'chair-stacking': {
    noun: 'stapelstol',
    description:
      'Ett skal av formpressad plywood på fyra stålben, lätt nog för att man ska kunna bära två åt gången. {name} står staplad åtta på höjden i skåpet och tas fram igen till kalas, möten och det längre bordet.',
    details: [
      'Staplas upp till åtta stolar på höjden',
      'Plywoodskal på 10 mm med rundade kanter',
      'Stålben på 16 mm med utbytbara glid',
    ],
  },
  'chair-bar': {
    noun: 'barstol',
    description:
      'Ett lågt ryggstöd ger stöd utan att sticka upp över bänkskivan, och en ring av stål avlastar fötterna. {name} är gjord för köksöar och barbord som är ungefär nittio centimeter höga, från frukost till sena samtal.',
    details: [
      'Sitthöjd 65 cm',
      'Fotring i svart stål, 22 cm över golvet',
      'Ringen stagar benen, filttassar medföljer',
    ],
  },
  'chair-rocking': {
    noun: 'gungstol',
    description:
      'Långa medar gör rörelsen långsam och jämn, och den höga ribbryggen bär även huvudet. {name} har en stoppad sits för den som matar ett barn, läser ut en roman eller bara vill göra ingenting en stund.',
    details: [
      'Medar limmade av tunna träskikt',
      'Sittdyna fäst med tryckknappar, fodralet avtagbart',
      'Filtremsor under medarna skonar golvet',
    ],
  },
}
