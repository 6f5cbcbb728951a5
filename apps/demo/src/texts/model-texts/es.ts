import type { ModelText } from '../model-text.ts'

export const modelTexts: Record<string, ModelText> = {
  'desk-slim': {
    noun: 'escritorio',
    description:
      '{name} es un escritorio para una habitación pequeña o para el rincón tranquilo de una grande. Cuatro patas ahusadas de madera maciza sostienen un tablero fino, y el cajón plano guarda bolígrafos, cuaderno y cargador.',
    details: [
      'Patas de madera maciza, afinadas por las caras interiores',
      'Cajón con 5 cm de altura útil sobre guías de madera encerada',
      '62 cm libres para las rodillas bajo el cajón',
    ],
  },
  'desk-trestle': {
    noun: 'escritorio de caballetes',
    description:
      'Un tablero ancho descansa sobre dos caballetes en forma de A, y nada más. {name} se monta en cinco minutos sin herramientas, viaja plano apoyado en una pared y deja sitio para dos sillas cuando hay mucho que extender.',
    details: [
      'Caballetes ensamblados a caja y espiga pasante, pies con fieltro',
      'Tablero de 26 mm fijado con cuatro clavijas de madera',
      'Los caballetes se pueden juntar o separar',
    ],
  },
  'desk-drawers': {
    noun: 'escritorio con cajones',
    description:
      'Tres cajones a la derecha, un panel macizo a la izquierda y, en medio, sitio de sobra para las rodillas. La trasera de {name} está acabada, así que puede mirar hacia la habitación en lugar de ir contra la pared.',
    details: [
      'Cajones con guías metálicas ocultas y cierre amortiguado',
      'El cajón inferior admite carpetas A4',
      'Pasacables con tapa en el borde trasero del tablero',
    ],
  },
  'desk-steel': {
    noun: 'escritorio',
    description:
      'Un tablero de madera sobre una estructura esbelta de acero negro: {name} parece ligero y se mantiene firme, porque la cruz trasera absorbe el movimiento lateral. Los cables se sujetan a lo largo del travesaño y el suelo queda libre para barrer.',
    details: [
      'Estructura de tubo cuadrado de 20 mm, soldada y pintada en polvo',
      'Pies regulables 10 mm para suelos irregulares',
      'Tablero atornillado en ranuras, para que la madera se mueva',
    ],
  },
  'desk-secretary': {
    noun: 'secreter',
    description:
      'Cuatro casilleros al fondo recogen las cartas, las gafas y todo lo que de otro modo anda suelto por la mesa. {name} deja así despejada la superficie de escritura, y el estante alto acerca una lámpara o una planta a la vista.',
    details: [
      'Casilleros unidos a cola de milano, de 22 cm de ancho cada uno',
      'Superficie de escritura de 38 cm de fondo',
      'El cuerpo superior va con dos tornillos y se puede quitar',
    ],
  },
  'desk-corner': {
    noun: 'escritorio de esquina',
    description:
      'Dos tableros se encuentran en ángulo recto: la pantalla a un lado y los papeles al otro. {name} se apoya en patas cuadradas de madera colocadas en el mismo borde, donde no estorban al mover una silla con ruedas.',
    details: [
      'El lado corto se monta a la izquierda o a la derecha',
      'Tableros unidos por debajo con herrajes de acero',
      'Pasacables con tapa de madera en la esquina',
    ],
  },
  'standing-two-leg': {
    noun: 'escritorio elevable',
    description:
      'Dos columnas telescópicas de acero llevan el tablero de la altura de sentado a la de pie en unos doce segundos, con tan poco ruido que se puede hablar por teléfono. {name} recuerda cuatro alturas y retrocede si tropieza con un reposabrazos.',
    details: [
      'Altura de 72 a 120 cm, un motor en cada columna',
      'Soporta hasta 80 kg, pantallas incluidas',
      'Mando con cuatro memorias e indicador',
    ],
  },
  'standing-rounded': {
    noun: 'escritorio elevable',
    description:
      'El canto del tablero está redondeado en todo su contorno, y los antebrazos lo notan al final del día. Bajo {name} cuelga una bandeja que sube y baja con el tablero, de modo que solo un cable llega al enchufe.',
    details: [
      'Canto redondeado con un radio de 12 mm',
      'Bandeja de acero para cables, abatible por detrás',
      'Ajuste eléctrico de 72 a 118 cm, con bloqueo infantil',
    ],
  },
  'standing-drawer': {
    noun: 'escritorio elevable con cajón',
    description:
      'Las mesas regulables rara vez tienen sitio para las cosas pequeñas; esta lleva un cajón poco profundo justo bajo el tablero. {name} lo sube consigo, y el portátil, los bolígrafos y los auriculares quedan siempre a mano.',
    details: [
      'Cajón con 4 cm de altura útil, forrado de fieltro gris',
      'Ajuste eléctrico de 73 a 121 cm',
      'Frente del cajón enrasado con el faldón',
    ],
  },
  'standing-compact': {
    noun: 'mesa elevable',
    description:
      'Una sola columna sobre un pie ancho y un tablero del tamaño justo para un portátil y un cuaderno: {name} cabe junto a la cama, en el pasillo o al lado del sofá. La sube un pistón de gas, sin necesidad de enchufe.',
    details: [
      'Altura de 73 a 110 cm con palanca bajo el tablero',
      'Soporta hasta 15 kg en cualquier posición',
      'Base de acero con fieltro por debajo',
    ],
  },
  'standing-converter': {
    noun: 'elevador de escritorio',
    description:
      'Colocado sobre la mesa que ya tienes, {name} la convierte en un puesto donde también se trabaja de pie. Los brazos de tijera elevan a la vez la pantalla y la bandeja del teclado, en vertical y sin ocupar más fondo.',
    details: [
      'Sube hasta 38 cm, pistones de gas a ambos lados',
      'Soporta hasta 12 kg, dos pantallas pequeñas',
      'Llega montado, solo se engancha la bandeja del teclado',
    ],
  },
  'standing-conference': {
    noun: 'mesa de reuniones elevable',
    description:
      'Una mesa larga que sube para la reunión breve de la mañana y baja para la hora que viene después. Tres columnas se mueven a la par bajo {name}, y el tablero sigue nivelado aunque todos se apoyen en el mismo extremo.',
    details: [
      'Altura de 72 a 118 cm con tres motores sincronizados',
      'Dos trampillas para cables con bisagra en el tablero',
      'Tablero en dos mitades unidas con tirantes',
    ],
  },

  'office-task': {
    noun: 'silla de oficina',
    description:
      'El asiento y el respaldo de {name} se inclinan juntos en una proporción fija, de modo que los pies siguen en el suelo al reclinarse. El relleno es firme para una jornada entera, y los reposabrazos bajados entran bajo casi cualquier mesa.',
    details: [
      'Altura del asiento de 42 a 53 cm con pistón de gas',
      'Reposabrazos regulables 8 cm en altura',
      'Ruedas blandas para suelo duro, sustituibles para moqueta',
    ],
  },
  'office-high-back': {
    noun: 'sillón de oficina',
    description:
      'Un respaldo alto con reposacabezas descarga el cuello y los hombros en las llamadas y lecturas largas. {name} apoya la zona lumbar con una almohadilla que sube y baja, y el respaldo se bloquea recto o inclinado.',
    details: [
      'Reposacabezas regulable en altura y ángulo',
      'Respaldo bloqueable en cuatro posiciones, hasta 130 kg',
      'Base de cinco radios en aluminio pulido, ruedas de 60 mm',
    ],
  },
  'office-shell': {
    noun: 'silla giratoria',
    description:
      'La carcasa se prensa con finas láminas de chapa y cede suavemente con la espalda, por lo que no necesita relleno. {name} gira y rueda como una silla de oficina y queda igual de bien junto a la mesa de la cocina.',
    details: [
      'Carcasa de contrachapado moldeado de nueve capas, 11 mm',
      'Altura del asiento de 41 a 51 cm',
      'Ruedas que se frenan solas cuando no hay nadie sentado',
    ],
  },
  'office-stool': {
    noun: 'taburete giratorio',
    description:
      'Un asiento redondo sobre un solo pie, para una nota rápida en el escritorio o para la segunda persona ante la pantalla. {name} gira libremente, se regula en altura y desaparece bajo el tablero cuando se termina.',
    details: [
      'Altura del asiento de 48 a 62 cm con pistón de gas',
      'Relleno de espuma fría de 7 cm',
      'Pie de 38 cm de diámetro con aro de fieltro',
    ],
  },
  'office-saddle': {
    noun: 'taburete de montura',
    description:
      'En un asiento con forma de montura las caderas se abren y la espalda se endereza sin respaldo. {name} va bien con la mesa de dibujo, el banco de trabajo y el escritorio elevado; muchos lo alternan una o dos horas al día.',
    details: [
      'Altura del asiento de 52 a 66 cm, inclinación regulable',
      'Base con cinco ruedas dobles con freno',
      'Tapizado en tres piezas, sin costura en el centro',
    ],
  },
  'office-visitor': {
    noun: 'silla de visita',
    description:
      'Un único tubo de acero curvado sostiene asiento y respaldo y cede un poco con cada movimiento. {name} se pensó para el otro lado del escritorio y sirve igual en una sala de espera o alrededor de una mesa de reuniones.',
    details: [
      'Tubo de acero de 25 mm, curvado de una pieza',
      'Asiento y respaldo con 4 cm de espuma',
      'Tacos de plástico que protegen los suelos de madera',
    ],
  },

  'shelf-ladder': {
    noun: 'estantería de escalera',
    description:
      'Cinco baldas, anchas abajo y estrechas arriba, se apoyan en la pared como una escalera en reposo. {name} encaja en un baño, en un pasillo o en el hueco junto al armario donde una librería normal resultaría pesada.',
    details: [
      'Baldas de 18 a 38 cm de fondo, 8 kg cada una',
      'Incluye dos fijaciones de pared para la parte alta',
      'Largueros cortados al bies, con pies de goma',
    ],
  },
  'shelf-cube': {
    noun: 'estantería de cubos',
    description:
      'Huecos abiertos y todos iguales acogen discos, cajas y libros, de pie o tumbados. {name} no lleva trasera, así que deja pasar la luz y puede colocarse en medio de una habitación o a lo largo de una pared.',
    details: [
      'Huecos de 33 × 33 cm por dentro, 13 kg cada uno',
      'Versión estrecha de dos por cuatro, ancha de cuatro por cuatro',
      'Paneles de 25 mm a media madera, sin tornillos a la vista',
    ],
  },
  'shelf-tall': {
    noun: 'librería',
    description:
      'Seis baldas en una altura que aprovecha la pared y cuya parte superior se alcanza con un escalón. La trasera maciza de {name} va encajada en una ranura; mantiene el mueble a escuadra y los libros separados de la pared.',
    details: [
      'Cuatro de las seis baldas se regulan cada 32 mm',
      '25 kg por balda con la carga repartida',
      'Fijación antivuelco para obra y pladur incluida',
    ],
  },
  'shelf-steel': {
    noun: 'estantería de acero',
    description:
      'Cuatro baldas cuelgan en un marco fino de acero negro que casi desaparece ante la pared. {name} está abierta por todos los lados y aguanta más de lo que parece: libros de cocina, un tocadiscos, una fila de macetas de barro.',
    details: [
      'Marco de tubo cuadrado de 15 mm, pintado en polvo negro mate',
      'Cada balda soporta 25 kg y se saca para limpiarla',
      'Pies niveladores en las cuatro esquinas',
    ],
  },
  'shelf-wall': {
    noun: 'estante de pared',
    description:
      'Dos baldas sobre escuadras de latón, con el fondo justo para libros de bolsillo, tarros de especias o marcos pequeños. Las escuadras de {name} no llevan laca y se oscurecen donde se tocan; con un poco de limpiametales recuperan el brillo.',
    details: [
      'Escuadras de latón macizo de 4 mm',
      'Soporta 12 kg en pared de obra',
      'Incluye tornillos y tacos para ladrillo y pladur',
    ],
  },
  'shelf-room-divider': {
    noun: 'separador de ambientes',
    description:
      'Lo bastante bajo para ver por encima, abierto por ambos lados y dividido de forma desigual, para que jarrones altos y libros pequeños tengan su sitio. {name} delimita un escritorio o un comedor sin quitar luz a la habitación.',
    details: [
      'Acabado por todas sus caras, no necesita pared',
      'Dos huecos de 34 cm de alto, a medida de los vinilos',
      'Laterales y baldas unidos con espigas y excéntricas ocultas',
    ],
  },

  'drawers-chest': {
    noun: 'cómoda',
    description:
      'Cuatro cajones a todo el ancho guardan ropa de cama, jerséis y todo lo que conviene tener estirado. {name} se alza sobre patas cónicas cortas, por debajo pasa la aspiradora, y sus cajones se abren hasta el fondo.',
    details: [
      'Cajones unidos a cola de milano en las cuatro esquinas',
      'Guías de extracción total amortiguadas, 20 kg cada una',
      'Cinta antivuelco para la pared incluida',
    ],
  },
  'drawers-sideboard': {
    noun: 'aparador',
    description:
      'Una puerta a cada lado y tres cajones en medio: {name} separa los platos, las copas y la mantelería. En los acabados de madera la veta corre por todos los frentes, y arriba queda sitio para un bufé o un tocadiscos.',
    details: [
      'Una balda regulable detrás de cada puerta',
      'Bisagras y guías con cierre amortiguado',
      'Salidas para cables a izquierda y derecha de la trasera',
    ],
  },
  'drawers-pedestal': {
    noun: 'cajonera con ruedas',
    description:
      '{name} rueda bajo el escritorio o se queda a su lado, y encima ofrece un poco de sitio para la impresora. De sus tres cajones, el de arriba se cierra con llave y el de abajo admite botellas o carpetas de pie.',
    details: [
      'Cajón superior con cerradura y dos llaves',
      'Cuatro ruedas, las delanteras con freno',
      'Una quinta rueda bajo el cajón inferior evita el vuelco',
    ],
  },
  'drawers-tallboy': {
    noun: 'chifonier',
    description:
      'Medio metro de pared basta para seis cajones. {name} ordena de abajo arriba calcetines, pañuelos, cargadores y papeles, y una uñera fresada en los frentes sustituye a los tiradores en los que se engancharían las mangas.',
    details: [
      'Cajón superior forrado de fieltro, para relojes y joyas',
      'Cajones con tope que evita que se salgan',
      'Debe fijarse a la pared, herraje incluido',
    ],
  },
  'drawers-bedside': {
    noun: 'mesita de noche',
    description:
      'Un cajón para lo que nadie tiene por qué ver y un hueco abierto para el libro del momento. {name} se alza sobre patas redondas a la altura de casi todos los colchones, con una ranura detrás para el cable del cargador.',
    details: [
      'Patas que se enroscan a mano, sin herramientas',
      'Cajón de 8 cm de altura útil, con tope de madera',
      'Ranura para cables de 6 cm en la trasera',
    ],
  },
  'drawers-tv': {
    noun: 'mueble de televisión',
    description:
      'Las puertas de listones se deslizan en vez de abrirse, así que el mueble puede estar cerca del sofá, y la señal del mando pasa por las rendijas. {name} esconde reproductores, rúter y cables tras un frente de madera sereno.',
    details: [
      'Puertas guiadas en una ranura de madera dura, desmontables',
      'Soporta una pantalla de hasta 50 kg',
      'Trasera con tres salidas de cables por hueco',
    ],
  },

  'lamp-desk-arm': {
    noun: 'flexo',
    description:
      'Dos articulaciones y un pie giratorio llevan la luz a donde está el trabajo y la apartan después. La pantalla cónica de {name} es cerrada por los lados, de modo que no deslumbra a quien se sienta enfrente.',
    details: [
      'Articulaciones que se aprietan a mano, el brazo no se mueve',
      'Interruptor basculante en la pantalla, cable de 2 m',
      'Casquillo E27, bombilla led de 7 W reemplazable incluida',
    ],
  },
  'lamp-floor-arc': {
    noun: 'lámpara de arco',
    description:
      'El arco va desde detrás del sofá hasta el centro de la mesa, donde si no haría falta una toma en el techo. Una base redonda y pesada sostiene {name}; la pantalla de media esfera gira hacia abajo o hacia la pared.',
    details: [
      'Alcance de 95 cm, paso libre de 165 cm bajo la pantalla',
      'Base de 9 kg con fieltro por debajo',
      'Interruptor de pie en el cable, bombilla led E27 incluida',
    ],
  },
  'lamp-floor-tripod': {
    noun: 'lámpara trípode',
    description:
      'Tres patas de madera se abren bajo una pantalla cilíndrica de lino natural que suaviza la luz en todas direcciones. {name} va junto a una butaca o en un rincón oscuro y se pliega en un haz estrecho para la mudanza.',
    details: [
      'Pantalla de lino de 42 cm, desmontable para quitar el polvo',
      'Cable forrado de algodón, 2,5 m',
      'Casquillo E27, bombilla led de 7 W incluida',
    ],
  },
  'lamp-pendant': {
    noun: 'lámpara colgante',
    description:
      'Una cúpula amplia que reúne la luz sobre la mesa del comedor y deja tranquilo el resto de la estancia. Por dentro {name} es siempre blanca mate; eso vuelve la luz más cálida y oculta a la vista la bombilla desnuda.',
    details: [
      'Torneada en una sola chapa de metal, sin costura',
      'Cable textil de 200 cm, se acorta dentro del florón',
      'Bombilla led E27 incluida; instalación por un electricista',
    ],
  },
  'lamp-globe': {
    noun: 'lámpara de globo',
    description:
      'Un globo de vidrio opalino sobre una varilla fina de metal reparte una luz uniforme sin que se vea la bombilla. {name} cabe en un alféizar o en una estantería y alumbra lo suficiente para orientarse de noche.',
    details: [
      'Vidrio soplado a boca, 16 cm de diámetro',
      'Regulador giratorio en el cable',
      'El globo se suelta con un cuarto de vuelta para cambiar la bombilla',
    ],
  },
  'lamp-mushroom': {
    noun: 'lámpara de mesa',
    description:
      'El pie y la pantalla comparten una misma silueta redonda y un mismo color, como una seta al borde del camino. {name} dirige la luz hacia la mesa, tan suave que puede quedarse encendida toda la tarde.',
    details: [
      'Pantalla de acero lacado, blanca por dentro',
      'Regulador en el pie con tres niveles',
      'Casquillo E14, bombilla led de 4 W reemplazable incluida',
    ],
  },

  'sofa-two': {
    noun: 'sofá de dos plazas',
    description:
      'Un vivo recorre el borde de cada cojín y lo mantiene en forma durante años. {name} acomoda a dos personas con holgura, pasa por una puerta corriente con las patas quitadas y va bien en un despacho o en un salón pequeño.',
    details: [
      'Armazón de pino y contrachapado de abedul, encolado y atornillado',
      'Cojines de asiento con muelles ensacados',
      'Fundas de los cojines con cremallera, asiento a 45 cm',
    ],
  },
  'sofa-three': {
    noun: 'sofá de tres plazas',
    description:
      'Los brazos miden solo nueve centímetros de ancho, así que casi todo el largo queda para sentarse o tumbarse. {name} lleva cojines de respaldo sueltos que se pueden girar, ahuecar o apartar para la siesta.',
    details: [
      '194 cm para tumbarse entre los brazos',
      'Cojines de respaldo de plumas y varillas de espuma',
      'Muelles en zigzag bajo 12 cm de espuma',
    ],
  },
  'sofa-corner': {
    noun: 'sofá esquinero',
    description:
      'La chaise longue, a la derecha visto de frente, deja sitio para estirar las piernas y para un segundo lector. {name} llega en dos cuerpos que se enganchan entre sí y que dos personas pueden volver a separar.',
    details: [
      'Chaise longue a la derecha, de 165 cm de fondo',
      'Fundas de asiento y respaldo desenfundables para limpiarlas',
      'Altura del asiento 43 cm, patas retranqueadas',
    ],
  },
  'sofa-armchair': {
    noun: 'butaca',
    description:
      'El respaldo gira en una sola línea y se convierte en reposabrazos, sin esquinas con las que tropezar. {name} es baja y abierta, sobre patas redondas de madera; las cinchas elásticas bajo el asiento le conservan la forma.',
    details: [
      'Respaldo tapizado de una pieza, costura por detrás',
      'Asiento de 42 cm de alto y 54 cm de fondo',
      'Patas de madera maciza con fieltro',
    ],
  },
  'sofa-bench': {
    noun: 'banqueta tapizada',
    description:
      'Un sitio para sentarse a atarse los zapatos o para dejar el bolso mientras aparece la llave. {name} es lo bastante estrecha para un recibidor y lo bastante firme para sentar a dos personas a la mesa.',
    details: [
      '6 cm de espuma sobre base de contrachapado',
      'Tela grapada por debajo, fácil de renovar',
      'Patas de madera maciza, atornilladas a placas de acero',
    ],
  },
  'sofa-pouf': {
    noun: 'puf',
    description:
      'Reposapiés, asiento de más o mesa baja para una bandeja: {name} cambia de oficio varias veces en una tarde. Una costura pespunteada lo rodea a media altura y mantiene tensa la tela sobre el núcleo de espuma firme.',
    details: [
      'Núcleo de espuma con capa de guata, no pierde la forma',
      'Costura doble con hilo fuerte',
      'Tejido antideslizante en la base',
    ],
  },

  'table-dining': {
    noun: 'mesa de comedor',
    description:
      'Las patas torneadas están en las mismas esquinas del tablero, así que las sillas entran donde hagan falta. Los cantos de {name} son redondeados, cosa que agradecen niños y caderas, y el tablero se hace con listones enteros.',
    details: [
      'Tablero de 28 mm, para seis u ocho personas',
      'Patas de madera maciza, atornilladas al faldón',
      'Faldón a 64 cm del suelo, para sillas con brazos',
    ],
  },
  'table-round': {
    noun: 'mesa redonda',
    description:
      'En una mesa redonda todos se oyen, y siempre cabe uno más. {name} se apoya en un pie central, que deja el suelo libre para las piernas y permite acercar las sillas desde cualquier ángulo.',
    details: [
      'Pie torneado en madera maciza encolada',
      'Cuatro tornillos niveladores ocultos en la base',
      'Canto achaflanado, parece más fino que sus 25 mm',
    ],
  },
  'table-extending': {
    noun: 'mesa extensible',
    description:
      'Entre semana, una mesa para cuatro o seis; el fin de semana, para ocho. {name} se abre por el centro y recibe una extensión cuya junta queda a la vista; se guarda bajo el tablero y la coloca una sola persona.',
    details: [
      'Extensión de 50 cm, de 140 a 190 cm',
      'Correderas de haya con topes de madera',
      'Las patas cuadradas siguen en las esquinas con la mesa abierta',
    ],
  },
  'table-coffee': {
    noun: 'mesa de centro',
    description:
      'Bajo el tablero hay un estante de listones para los periódicos, una manta o la partida que no se ha terminado. {name} tiene la altura de un asiento de sofá, y la taza queda a mano sin inclinarse.',
    details: [
      'Listones de 3 cm encajados en los travesaños',
      'Patas de madera maciza con aristas redondeadas',
      'Soporta 40 kg en el tablero y 10 kg en el estante',
    ],
  },
  'table-side': {
    noun: 'mesa auxiliar',
    description:
      'Un reborde evita que resbalen las tazas y las gafas, y sus tres patas asientan firmes incluso en un suelo viejo de tarima. {name} pesa tan poco que va contigo de la butaca a la cama y de la cama a la bañera.',
    details: [
      'Reborde de 12 mm, torneado en la misma pieza que el tablero',
      'Patas que se enroscan a mano',
      'Fieltro bajo las tres patas',
    ],
  },
  'table-console': {
    noun: 'consola',
    description:
      'Con 35 centímetros de fondo, {name} cabe tras una puerta o un sofá y aun así tiene dos cajones para llaves, cartas y gafas de sol. La trasera es lisa y queda pegada a la pared por encima del rodapié.',
    details: [
      'Dos cajones contiguos con pomos de madera',
      'Patas traseras rebajadas para rodapiés de hasta 2 cm',
      'Se puede atornillar a la pared por el travesaño trasero',
    ],
  },

  'bed-slatted': {
    noun: 'cama',
    description:
      'El cabecero es una fila de barrotes rectos, ligera a la vista y cómoda en cuanto se pone una almohada detrás. {name} se arma con ocho tornillos que aprietan las uniones y que se pueden volver a apretar años después.',
    details: [
      'Somier de láminas de haya incluido',
      'Para colchones de 200 cm de largo; sin colchón ni ropa de cama',
      'Cabecero de 95 cm, largueros de madera maciza',
    ],
  },
  'bed-upholstered': {
    noun: 'cama tapizada',
    description:
      'Un cabecero alto con canales verticales hace cómoda la lectura en la cama y quita el eco a una habitación desnuda. También los laterales de {name} van acolchados, así que a oscuras ninguna espinilla da contra un canto duro.',
    details: [
      'Cabecero de 115 cm, con 6 cm de acolchado',
      'Somier de láminas y viga central incluidos, sin colchón',
      'La tela se aspira; las manchas salen con agua tibia',
    ],
  },
  'bed-platform': {
    noun: 'cama de plataforma',
    description:
      'Baja, sin cabecero, con un borde ancho donde dejar un libro o una taza, o sentarse a ponerse los calcetines. Los pies de {name} están muy metidos hacia dentro y el marco parece flotar a un palmo del suelo.',
    details: [
      'Borde de 18 cm a cada lado',
      'Marco de 32 cm de alto, pies incluidos',
      'Somier de láminas apoyado en un listón macizo',
    ],
  },
  'bed-drawers': {
    noun: 'cama con cajones',
    description:
      'Dos cajones hondos en un lateral guardan mantas de invierno, almohadas de invitados y maletas que pedirían un armario. {name} tiene un cabecero liso, con sitio encima para un cuadro, y los cajones se montan en uno u otro lado.',
    details: [
      'Cajones con ruedas, 22 cm de altura útil y tapa contra el polvo',
      'Somier incluido, para colchones de 200 cm de largo',
      'El lado de los cajones se elige al montar',
    ],
  },
  'bed-day': {
    noun: 'diván cama',
    description:
      'Cerrado por tres lados, {name} es sofá de día y cama individual de noche. El cojín grueso descansa sobre láminas que lo ventilan, y el respaldo tiene altura suficiente para apoyarse en él con una almohada.',
    details: [
      'Cojín de espuma fría de 15 cm incluido',
      'Funda con cremallera, lavable a 30 °C',
      'Respaldo y laterales de 80 cm de alto, atornillados',
    ],
  },
  'bed-canopy': {
    noun: 'cama con dosel',
    description:
      'Un marco fino de sección cuadrada dibuja una habitación dentro de la habitación, con telas o sin ellas. {name} pide un techo de al menos 220 centímetros y no cruje, porque todas las uniones se aprietan con tornillos.',
    details: [
      'Postes de 45 × 45 mm de madera maciza',
      'Altura 205 cm, el marco superior sostiene telas ligeras',
      'Somier de láminas incluido, sin colchón ni telas',
    ],
  },

  'chair-dining': {
    noun: 'silla de comedor',
    description:
      'El respaldo está curvado en una sola pieza de madera y sujeta justo por debajo de los omóplatos. {name} lleva un asiento tapizado, fijado con cuatro tornillos, que se puede volver a tapizar cuando la tela haya cumplido.',
    details: [
      'Asiento de 46 cm de alto y 43 cm de fondo',
      'Respaldo curvado al vapor, con espigas en las patas traseras',
      'Asiento de espuma de 4 cm, tela de mezcla de lana',
    ],
  },
  'chair-spindle': {
    noun: 'silla de barrotes',
    description:
      'Unos barrotes finos suben del asiento moldeado hasta un travesaño curvo y ceden un poco al recostarse. {name} se hace como se han hecho siempre estas sillas: patas y barrotes a espiga y cuña, sin un solo tornillo.',
    details: [
      'Asiento vaciado en madera maciza de 35 mm',
      'Espigas de las patas acuñadas por arriba, a la vista',
      'Altura del asiento 45 cm',
    ],
  },
  'chair-upholstered': {
    noun: 'silla tapizada',
    description:
      'El respaldo redondeado llega hasta los codos y alarga las sobremesas. {name} está tapizada por completo y se apoya en patas de madera; el asiento es lo bastante firme para levantarse sin esfuerzo al final de la cena.',
    details: [
      'Altura del asiento 48 cm, respaldo acolchado por ambas caras',
      'Espuma de alta resiliencia sobre cinchas elásticas',
      'Patas de madera maciza, se entregan sin montar',
    ],
  },
  'chair-stacking': {
    noun: 'silla apilable',
    description:
      'Una carcasa de contrachapado moldeado sobre cuatro patas de acero, tan ligera que se llevan dos a la vez. {name} se apila de ocho en ocho en un armario y vuelve a salir para cumpleaños, reuniones y mesas largas.',
    details: [
      'Hasta ocho sillas apiladas',
      'Carcasa de contrachapado de 10 mm con cantos redondeados',
      'Patas de acero de 16 mm con tacos reemplazables',
    ],
  },
  'chair-bar': {
    noun: 'taburete de bar',
    description:
      'Un respaldo bajo da apoyo sin asomar por encima de la encimera, y un aro de acero descansa los pies. {name} está pensado para barras de cocina y mesas altas de unos noventa centímetros de alto.',
    details: [
      'Altura del asiento 65 cm',
      'Aro reposapiés de acero negro, a 22 cm del suelo',
      'El aro traba las patas, fieltros incluidos',
    ],
  },
  'chair-rocking': {
    noun: 'mecedora',
    description:
      'Unos balancines largos hacen el movimiento lento y regular, y el respaldo alto de listones sostiene también la cabeza. {name} tiene un asiento acolchado para dar el pecho o el biberón, acabar una novela o no hacer nada un rato.',
    details: [
      'Balancines laminados en capas finas de madera',
      'Cojín sujeto con corchetes, funda desmontable',
      'Tiras de fieltro bajo los balancines para cuidar el suelo',
    ],
  },
}
