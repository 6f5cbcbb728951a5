import type { ReviewTexts } from './review-text.ts'

export const es: ReviewTexts = {
  good: [
    'Muy contentos con la compra.',
    'Justo lo que buscaba.',
    'Una pieza preciosa.',
    'Mejor de lo que esperaba.',
    'Lo volvería a comprar sin dudarlo.',
    'Muy buena calidad por el precio.',
    'Sencillamente bonito.',
    'Ni una queja.',
    'Es lo segundo que compramos a {shop} y otra vez acertamos.',
    'Un acierto total.',
  ],
  fair: [
    'Está bien, sin más.',
    'Bueno, con algún pero.',
    'Es bonito, pero no perfecto.',
    'Por este precio esperaba un poco más.',
    'Sensaciones encontradas.',
  ],
  bad: [
    'Una decepción.',
    'No me convence.',
    'No vale lo que cuesta.',
    'Por desgracia, no es lo que esperaba.',
    'Quería que me gustara, pero no.',
  ],
  came: {
    well: [
      'Llegó un día antes y muy bien embalado.',
      'Lo entregaron el día prometido.',
      'Llegó rápido y en perfecto estado.',
      'Embalado con cuidado, ni un rasguño.',
      'El repartidor, amable y puntual.',
    ],
    badly: [
      'La entrega tardó más de lo anunciado.',
      'La caja llegó rota.',
      'El repartidor llamó una vez y se marchó.',
      'Nadie supo decirme cuándo llegaría.',
    ],
  },
  end: {
    good: [
      'Muy recomendable.',
      '¡Gracias, {shop}!',
      'Repetiremos.',
      'Lo recomiendo sin dudar.',
      'Nos durará muchos años.',
    ],
    fair: ['En conjunto, está bien.', 'Nos lo quedamos.', 'Por el precio, aceptable.'],
    bad: ['No lo volvería a pedir.', 'He escrito a la tienda.', 'Una lástima.'],
  },
  about: {
    desks: {
      likes: [
        'El tablero es suave y cabe todo lo que necesito.',
        'No se mueve nada, ni escribiendo deprisa.',
        'Trabajo aquí todos los días y no lo cambiaría.',
        'Encaja bajo la ventana como hecho a medida.',
        'El acabado es aún más bonito que en las fotos.',
        'Lo monté en media hora.',
      ],
      niggles: [
        'Un agujero de tornillo venía algo justo.',
        'Los cantos podrían ser más redondos.',
        'Los vasos dejan marca si no se limpia enseguida.',
      ],
      defects: [
        'Cojea haga lo que haga, y he apretado todo dos veces.',
        'El tablero trae un arañazo justo en el centro.',
      ],
    },
    'standing-desks': {
      likes: [
        'Sube y baja con suavidad y no vibra nada.',
        'Mi espalda lo agradece: ahora paso medio día de pie.',
        'Incluso en lo más alto se mantiene firme.',
        'Cambiar la altura es cuestión de un momento.',
        'Por fin la pantalla y el teclado están a la altura correcta.',
        'Más firme que el de mi oficina, y más bonito.',
      ],
      niggles: [
        'Pesa mucho: mejor montarlo donde vaya a quedarse.',
        'En lo más alto se balancea un poco.',
        'Las instrucciones podrían explicar más.',
      ],
      defects: [
        'Ya no se queda a la altura que pongo.',
        'De pie se balancea tanto que escribir es incómodo.',
      ],
    },
    'office-chairs': {
      likes: [
        'Paso horas en ella y me levanto sin dolor de espalda.',
        'El asiento es firme sin ser duro.',
        'Es tan bonita que podría estar en el salón.',
        'Bien hecha, no cruje nada.',
        'Mejor para mi postura que todo lo que tuve antes.',
        'El color es igual que en las fotos.',
      ],
      niggles: [
        'El asiento es más firme de lo que pensaba y necesita una semana.',
        'Algo baja para gente alta.',
        'Olió a nuevo unos días.',
      ],
      defects: ['Cruje con cada movimiento.', 'A la hora tuve que ponerle un cojín.'],
    },
    shelves: {
      likes: [
        'Aguanta todos nuestros libros sin combarse.',
        'Recta, estable y montada en un momento.',
        'Se ve ligera y cabe muchísimo.',
        'Las baldas son gruesas y están bien rematadas.',
        'Cada agujero estaba en su sitio.',
        'Con libros y plantas es nuestro rincón favorito.',
      ],
      niggles: [
        'Hacen falta dos personas para dejarla recta.',
        'Conviene tener un nivel a mano.',
        'Los tornillos incluidos son solo para paredes macizas.',
      ],
      defects: [
        'Una balda está torcida y todo rueda a la izquierda.',
        'Dos agujeros no coincidían y tuve que taladrar.',
      ],
    },
    drawers: {
      likes: [
        'Todo abre y cierra sin hacer ruido.',
        'Cabe más de lo que parece.',
        'Los frentes quedan perfectamente alineados.',
        'Por fin la habitación está en orden.',
        'Muy bien rematado, también por detrás.',
        'La altura justa para nuestro rincón.',
      ],
      niggles: [
        'Pesa mucho, mejor pedir ayuda para moverlo.',
        'Al principio olía un poco a barniz.',
        'Se echan en falta unos fieltros para el suelo.',
      ],
      defects: [
        'Un frente está torcido y roza al abrir.',
        'Al desembalarlo tenía una esquina golpeada.',
      ],
    },
    lamps: {
      likes: [
        'Da una luz cálida que no deslumbra.',
        'Igual de bonita apagada que encendida.',
        'Bien hecha, nada parece barato.',
        'La luz perfecta para la noche.',
        'El acabado es impecable.',
        'En diez minutos estaba puesta y funcionando.',
      ],
      niggles: [
        'El cable podría ser más largo.',
        'Con regulador sería perfecta.',
        'Un pelín más pequeña de lo que imaginaba.',
      ],
      defects: ['Parpadea y nada lo arregla.', 'Un lado está dañado y con la luz se nota mucho.'],
    },
    sofas: {
      likes: [
        'La tela es suave y parece resistente.',
        'Firme y cómodo, no te hundes.',
        'El color es igual que en las fotos.',
        'El gato lo aprueba, y los invitados también.',
        'Costuras impecables.',
        'Completa toda la habitación.',
      ],
      niggles: [
        'Más firme de lo que pensaba, aunque se va ablandando.',
        'En la tela se ven enseguida las migas.',
        'Olió a tela nueva unos días.',
      ],
      defects: ['El asiento ya está hundido.', 'En los primeros días se abrió una costura.'],
    },
    tables: {
      likes: [
        'Totalmente estable.',
        'La superficie es lisa y se limpia muy bien.',
        'Es lo primero por lo que preguntan las visitas.',
        'Sencilla, bonita y sólida.',
        'La medida exacta para nuestra casa.',
        'Cantos redondeados, ideal con niños pequeños.',
      ],
      niggles: [
        'Las tazas calientes piden posavasos.',
        'Hubo que volver a apretar las patas a los pocos días.',
        'Un tono más clara que en las fotos.',
      ],
      defects: ['Una pata es más corta y cojea.', 'Hay un arañazo largo de lado a lado.'],
    },
    beds: {
      likes: [
        'No cruje nada, dormimos de maravilla.',
        'Sólida, no se mueve.',
        'Es aún más bonita que en las fotos.',
        'La montamos entre dos en una hora.',
        'La estructura está muy bien hecha.',
        'La habitación por fin parece terminada.',
      ],
      niggles: [
        'Contad con dos personas y una tarde para montarla.',
        'Cuidado con las espinillas, el marco sobresale un poco.',
        'Los bultos pesan muchísimo.',
      ],
      defects: ['Cruje con cada vuelta y dormimos mal.', 'Algunas piezas del marco no encajaban.'],
    },
    chairs: {
      likes: [
        'Cómoda incluso después de horas.',
        'Ligera de mover y aun así robusta.',
        'Bonita por todos los lados.',
        'No cruje nada.',
        'Vamos a pedir dos más.',
        'Bien rematada hasta el último detalle.',
      ],
      niggles: [
        'Mejor ponerle fieltros para cuidar el suelo.',
        'El asiento podría ser algo más ancho.',
        'Un poco más baja que la que teníamos.',
      ],
      defects: ['A los pocos días se aflojó una pata.', 'Cruje en cuanto alguien se apoya.'],
    },
  },
  thanks: {
    opening: [
      '¡Muchas gracias, {name}!',
      'Gracias por tus amables palabras, {name}.',
      'Gracias por tomarte el tiempo, {name}.',
      'Qué alegría leerlo, {name}.',
    ],
    message: [
      'Nos alegra que haya encontrado un buen lugar.',
      'En el taller se van a alegrar.',
      'Que lo disfrutéis muchos años.',
      'Si surge algo, aquí estamos.',
    ],
  },
  sorry: {
    opening: [
      'Hola, {name}: esto no debería pasar y lo sentimos.',
      'Gracias por la sinceridad, {name}.',
      'Lo sentimos mucho, {name}.',
      '{name}, nos molesta tanto como a ti.',
    ],
    message: [
      'Solicita un reembolso en tu pedido y añade una foto; respondemos en dos días.',
      'Escríbenos con el número de pedido y buscaremos una solución.',
      'Lo hemos trasladado al taller y ahora revisamos cada pieza con más cuidado.',
      'Los repuestos no cuestan nada; dinos cuál necesitas.',
    ],
  },
  signed: ['El equipo de {shop}', '{shop}'],
  asks: {
    DAMAGED: [
      'Tiene un golpe en la parte trasera. Me lo quedaría por una parte del precio.',
      'Una esquina venía aplastada al desembalarlo.',
    ],
    NOT_AS_DESCRIBED: [
      'El color es claramente más oscuro que en las fotos.',
      'La superficie es mucho más áspera de lo descrito.',
    ],
    WRONG_ITEM: ['Pedí otro acabado.'],
    MISSING_PARTS: [
      'Faltaba la bolsa de tornillos y tuve que comprarlos.',
      'Una pieza no venía en la caja.',
    ],
    NOT_RECEIVED: ['Hasta hoy no ha llegado nada.'],
    TOO_LATE: ['Tardó tanto que tuve que buscar otra cosa.'],
    NO_LONGER_WANTED: ['Nos mudamos y ya no tenemos sitio.', 'Lo pedí por error, lo siento.'],
    OTHER: ['Dos días después de mi pedido bajó el precio.'],
  },
  declines: {
    unproven:
      'Sin una foto no podemos valorar el daño. Vuelve a solicitarlo y añade una, por favor.',
    asOrdered: 'Lo hemos comprobado: se entregó lo que se pidió, como consta en la confirmación.',
    wasWhole:
      'La mercancía salió entera y completa y el transportista no anotó ningún daño. Si lo ves de otro modo, enséñanos algo más.',
  },
}
