import { spanishGoodsTable } from './goods-table-words.ts'
import { spanishDispute } from './dispute-words.ts'
import { spanishItems } from './item-words.ts'
import { spanishDifferences } from './exchange-difference-words.ts'
import { spanishShopExchanges } from './exchange-shop-words.ts'
import { spanishExchanges } from './exchange-words.ts'
import { spanishInspections } from './inspection-words.ts'
import { spanishReturns } from './return-words.ts'
import { spanishActedFor } from './acted-for-words.ts'
import { spanishMails } from './mail-words.ts'
import { spanishMessage } from './message-words.ts'
import { spanishWithdrawal, spanishWithdrawn } from './withdrawal-words.ts'
import { spanishDeliveryNote } from './delivery-note-words.ts'
import { spanishTables } from './table-words.ts'
import { spanishPromotion } from './promotion-words.ts'
import { spanishExtras } from './extra-words.ts'
import { spanishPoints } from './point-words.ts'
import { spanishFreeOrder } from './free-order-words.ts'
import { spanishGiftCard } from './gift-card-words.ts'
import { spanishGroupBuy } from './group-buy-words.ts'
import { spanishPickUp } from './pick-up-words.ts'
import { spanishPlan } from './plan-words.ts'
import { spanishPreSale } from './pre-sale-words.ts'
import type { Texts } from './english.ts'
import { spanishInvoice } from './invoice/spanish.ts'
import { spanishRefusals } from './refusals/spanish.ts'

/** Spanish, addressing the reader as "tú". */
export const spanish: Texts = {
  invoice: spanishInvoice,
  deliveryNote: spanishDeliveryNote,
  ...spanishTables,
  promotion: spanishPromotion,
  giftCard: { name: spanishGiftCard.name },
  extras: spanishExtras,
  refusals: spanishRefusals,
  problems: {
    title: 'Respuestas que no son un éxito',
    intro:
      'Toda respuesta que no sea 2xx lleva uno de estos códigos, su estado HTTP y una frase para quien la lee.',
    calls: 'Llamadas que responden así',
  },
  fields: {
    required: 'Rellena este campo.',
    length: 'Este texto es demasiado largo: caben {max} caracteres como máximo.',
    invalid: 'El dato introducido no es válido.',
    email: 'Introduce un correo electrónico como name@example.com.',
    phone: 'Introduce un número de teléfono con el prefijo del país.',
    postal: 'Este código postal no corresponde al país.',
    name: 'Introduce solo un nombre, sin enlaces, direcciones de correo, números de teléfono ni frases enteras.',
    name_length: 'El nombre y los apellidos pueden tener juntos 34 caracteres como máximo.',
    street_length: 'La calle y el número juntos son demasiado largos para una etiqueta.',
    country: 'Desde aquí no entregamos en este país.',
    tax_code: 'Este número fiscal no es correcto. Comprueba las letras y las cifras.',
    upload: 'Espera a que el documento se haya enviado.',
    document: 'Ya no tenemos este documento. Envíalo de nuevo.',
    tracking: 'Un número de seguimiento solo tiene letras y cifras, 40 como máximo.',
    too_small: 'Este valor es demasiado corto o demasiado pequeño.',
    too_big: 'Este valor es demasiado largo o demasiado grande.',
    rating: 'Elige una valoración',
    review_text: 'Hay productos sin valorar',
    picture: 'Ya no tenemos esta imagen. Vuelve a añadirla.',
    no_line: 'elige al menos un artículo',
    amount_required: 'introduce el importe del reembolso',
    amount: 'Indica un importe superior a cero.',
    one_at_a_time: 'Una solicitud cada vez: envíelas una tras otra.',
    unsent_whole:
      'Los artículos que no se han enviado solo se pueden cancelar por completo. Pida todo su importe o déjelos fuera.',
    currency: 'Indique el importe en la moneda del pedido.',
    decimals: 'Este importe tiene demasiados decimales.',
    reason_required: 'elige un motivo',
    exchange_sku_required: 'elige lo que quieres en su lugar',
    carrier_required: 'elige una empresa de transporte',
    number_required: 'introduce el número de seguimiento',
    number_invalid: 'introduce un número de seguimiento correcto',
    photo_required: 'muestra al menos una foto',
    captcha: 'Escriba las cuatro letras o cifras de la imagen.',
    code: 'Un código tiene seis cifras.',
    password: 'La contraseña no cumple las condiciones',
    nickname: 'Introduzca un nombre de 40 caracteres como máximo, sin < > ni \\.',
    invitation: 'Un código de invitación tiene de 8 a 12 letras y cifras.',
    phone_country: 'Solo enviamos SMS a números de los países donde vendemos.',
    coupon_code: 'Un código tiene de 3 a 20 letras, cifras o guiones.',
    above_amount: 'Debe ser más que el descuento.',
    ...spanishPlan,
    price_far:
      'Es menos de la mitad del último precio o más del doble. Si es correcto, marca la casilla debajo de los precios.',
    price_no_reduction: 'En los últimos 30 días costó esto o menos: no es una rebaja.',
    price_new: 'Tiene que haberse vendido aquí durante 30 días antes de poder rebajar su precio.',
    price_last:
      'Algo del artículo tiene que estar a la venta: retira de la venta el artículo entero.',
    price_missing: 'Introduce un precio.',
    ...spanishGoodsTable,
    item_picture: 'Elige una de las fotos del artículo.',
    item_number: 'No hay tal número de artículo en esta tienda.',
    after_start: 'El final debe ser posterior al inicio.',
    vat_id: 'No es un número de IVA de este país. Revisa las letras y las cifras.',
    agree: 'Marca esta casilla.',
    document_required: 'Añade al menos un documento.',
    document_waiting: 'Aún estamos revisando un documento. Inténtalo de nuevo en unos minutos.',
  },
  articles: { help: 'Ayuda', legal: 'Quiénes somos y avisos legales' },
  mails: {
    greeting: 'Hola, {name}:',
    guestGreeting: 'Hola:',
    closing: 'El equipo de Galleria',
    demonstration: 'Un centro comercial de demostración.',
    orderNumber: 'Pedido {code}',
    from: 'de {shop}',
    total: 'Total, IVA incluido',
    shipping: 'Gastos de envío',
    expected: 'Entrega prevista: {date}',
    viewOrder: 'Ver tu pedido',
    deliverTo: 'Dirección de entrega',
    notMe: {
      why: 'Recibes este correo porque esta dirección se indicó en un pedido. ¿No fuiste tú? Con un clic dejas de recibirlos:',
      link: 'No fui yo',
    },
    received: {
      subject: 'Hemos recibido tu pedido {code}',
      intro:
        'Gracias por tu pedido. Te lo reservamos hasta el {deadline}; en cuanto llegue el pago, empezaremos a prepararlo.',
    },
    paid: {
      subject: 'Hemos recibido el pago de tu pedido {code}',
      intro:
        'Gracias, hemos recibido tu pago de {amount}. Tus artículos se están preparando; te escribiremos de nuevo cuando un paquete esté en camino.',
    },
    voucher: {
      subject: 'Tus códigos del pedido {code} ya están aquí',
      service:
        'Tus códigos para los servicios de {shop} están listos. Muestra uno cuando se realice el servicio; cada uno vale una vez.',
      card: 'Tus tarjetas de compra para {shop} están listas. Para gastarla, muestra el código y di la contraseña.',
      secret:
        'Un código vale tanto como el dinero, por eso no está en este correo: lo encuentras en tu pedido.',
      paid: 'Gracias, hemos recibido tu pago de {amount}. Estamos creando tus códigos; te escribiremos en cuanto estén listos, en unos minutos.',
    },
    preSale: spanishPreSale,
    groupBuy: spanishGroupBuy,
    freeOrder: spanishFreeOrder,
    giftCard: spanishGiftCard.mail,
    message: spanishMessage,
    withdrawal: spanishWithdrawal,
    ...spanishMails,
    actedFor: spanishActedFor,
    pickUp: spanishPickUp,
    points: spanishPoints,
    closed: {
      subject: 'Tu pedido {code} se ha cerrado por falta de pago',
      intro:
        'No hemos recibido ningún pago a tiempo, así que el pedido se ha cerrado y los artículos vuelven a estar disponibles. No se te ha cobrado nada.',
    },
    canceled: {
      subject: 'Has cancelado el pedido {code}',
      intro:
        'El pedido está cancelado y los artículos vuelven a estar disponibles. No se ha cobrado nada.',
    },
    complete: {
      subject: 'El pedido {code} está completo',
      buyer: 'Has confirmado que todo ha llegado. Gracias por tu pedido.',
      clock:
        'No hemos tenido noticias suyas desde la entrega, así que el pedido se da por recibido.',
      until: 'Si algo no está bien, puede solicitar posventa hasta el {deadline}.',
    },
    shipped: {
      subject: 'Un paquete de tu pedido {code} está en camino',
      intro: '{shop} ha entregado un paquete a {carrier}. El número de seguimiento es {number}.',
      contents: 'En este paquete',
    },
    calledBack: {
      subject: 'Se ha retirado un paquete del pedido {code}',
      intro:
        '{shop} ha retirado el paquete que iba a viajar con {carrier} con el número {number} antes de que el transportista lo recogiera. Su contenido se enviará de nuevo o se cancelará; te avisaremos.',
      reason: 'El motivo: {reason}',
    },
    corrected: {
      subject: 'Otro número de seguimiento del pedido {code}',
      intro:
        '{shop} ha corregido el número de seguimiento de un paquete: viaja con {carrier} con el número {number}. El número que te enviamos antes ya no es válido.',
    },
    refunded: {
      subject: 'Te hemos reembolsado {amount} del pedido {code}',
      duplicate:
        'Tu pedido se pagó dos veces. Hemos devuelto el segundo pago de {amount} por el mismo medio de pago; según tu banco, tardará unos días laborables.',
      amount:
        'Tu pago de {amount} no coincidía con el importe de tu pedido y no se pudo utilizar. Lo hemos devuelto por el mismo medio de pago; según tu banco, tardará unos días laborables. Puedes pagar el pedido hasta que termine el plazo de pago.',
      deposit:
        'Hemos devuelto tu señal de {amount} por el mismo medio de pago; según tu banco, tardará unos días laborables.',
      late: 'Tu pago de {amount} llegó cuando el pedido ya se había cerrado. Lo hemos devuelto por el mismo medio de pago; según tu banco, tardará unos días laborables.',
    },
    account: {
      code: {
        subject: 'Su código para Galleria',
        signUp: 'Con este código abre su cuenta en Galleria:',
        password: 'Con este código establece una nueva contraseña:',
        prove: 'Con este código confirmas que eres tú:',
        change: 'Con este código cambias cómo contactamos contigo:',
        bind: 'Con este código añade esta dirección a su cuenta:',
        destroy: 'Con este código elimina su cuenta definitivamente:',
        guestOrder: 'Con este código abre su pedido:',
        validity:
          'Vale {minutes} minutos y una sola vez. No se lo diga a nadie, tampoco a nosotros. Si no lo ha pedido, no tiene que hacer nada.',
        sms: '{code} es su código de Galleria, válido {minutes} minutos. No se lo diga a nadie.',
      },
      hasAccount: {
        subject: 'Ya tiene una cuenta',
        intro:
          'Alguien, probablemente tú, quiso usar esta dirección para una cuenta nueva o añadirla a una. Ya tiene cuenta, así que no se ha cambiado nada.',
        signIn: 'Iniciar sesión',
        reset: 'Establecer nueva contraseña',
      },
      notices: {
        subject: 'Algo ha cambiado en su cuenta',
        password:
          'Su contraseña se ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
        email: 'El correo de su cuenta se ha cambiado. Esta dirección ya no pertenece a ella.',
        mobile: 'El móvil de su cuenta se ha cambiado o quitado.',
        bound: 'Se ha añadido un correo o un móvil a su cuenta.',
        emailRemoved: 'Este correo se ha quitado de su cuenta.',
        third: 'Se ha añadido o quitado en su cuenta el acceso con otro proveedor.',
        destroyed:
          'Su cuenta se ha eliminado, como pidió. Lo que la ley fiscal nos obliga a guardar de sus pedidos se guarda separado de su nombre y se borra al vencer el plazo.',
        triesSubject: 'Alguien intenta entrar en tu cuenta',
        tries:
          'En una hora se han introducido muchas contraseñas incorrectas para tu cuenta. Nadie ha entrado. Los navegadores desde los que ya iniciaste sesión te siguen dejando entrar.',
        triesAdvice:
          'Si fuiste tú y has olvidado la contraseña, o si la usas también en otro sitio, establece una nueva. Si no, no tienes que hacer nada.',
        triesSms:
          'Galleria: alguien prueba contraseñas incorrectas en tu cuenta. Nadie ha entrado. Si usas tu contraseña en otro sitio, establece una nueva.',
        notYou: 'Si no has sido tú, establece enseguida una nueva contraseña:',
        reset: 'Establecer nueva contraseña',
        sms: 'Galleria: se ha cambiado un contacto o la contraseña de tu cuenta. ¿No has sido tú? Establece ya una nueva contraseña.',
      },
      guestLink: {
        subject: 'Su pedido {code}',
        intro: 'Con este enlace puede ver su pedido. Solo abre este pedido; no lo comparta.',
        member: 'Este pedido pertenece a una cuenta. Inicie sesión para verlo.',
      },
    },
    afterSales: {
      ...spanishDispute,
      ...spanishReturns,
      ...spanishWithdrawn,
      ...spanishExchanges,
      ...spanishDifferences,
      ...spanishShopExchanges,
      ...spanishInspections,
      unsent: 'no enviado, se cancelará',
      received: {
        subject: 'Hemos recibido su solicitud {number}',
        intro:
          'Su solicitud de {amount} del pedido {code} está en manos de {shop}, que responderá antes de {deadline}. Si no lo hace, su reembolso queda aprobado.',
        link: 'Ver la solicitud',
      },
      outOfStock: {
        subject: 'Parte del pedido {code} no se puede enviar',
        intro:
          'Lo sentimos: {shop} no tiene todo lo de su pedido {code} y ha cancelado los artículos siguientes. Le devolvemos {amount} por el mismo medio con el que pagó; le escribiremos cuando el dinero esté en camino.',
      },
      notProvided: {
        subject: 'Parte del pedido {code} no se puede prestar',
        intro:
          'Lo sentimos: {shop} no puede prestar todo lo de tu pedido {code} y ha cancelado los códigos siguientes, que ya no valen. Te devolvemos {amount} por el mismo medio con el que pagaste; te escribiremos cuando el dinero esté en camino.',
      },
      giftCanceled: {
        subject: 'El regalo del pedido {code} no llegará',
        intro:
          'Lo sentimos: {shop} ha anulado el regalo indicado abajo que debía acompañar su pedido {code}. No le costó nada, así que no se devuelve dinero; todo lo demás sigue como lo pidió.',
      },
      notFetched: {
        subject: 'El pedido {code} no se recogió a tiempo',
        intro:
          '{shop} guardó los artículos de tu pedido {code} y nadie los recogió, por eso los ha cancelado. Te devolvemos {amount} por la misma vía de pago; te escribiremos cuando el dinero esté en camino.',
      },
      canceling: {
        subject: 'Su cancelación del pedido {code}',
        intro:
          'Hemos cancelado lo que aún no se había enviado de su pedido {code}. Le devolvemos {amount} por el mismo medio con el que pagó; le escribiremos cuando el dinero esté en camino.',
      },
      canceled: {
        subject: 'Cancelado, no lo envíe: pedido {code}',
        intro:
          '{buyer} ha cancelado artículos del pedido {code} antes de su envío. No los envíe; se devuelven {amount} al comprador.',
        link: 'Abrir la cancelación',
      },
      reminder: {
        subject: 'Responda a {buyer} antes de {deadline} ({code})',
        intro:
          'La solicitud de {buyer} de {amount} del pedido {code} sigue sin respuesta. El {deadline} se considerará aprobada.',
      },
      applied: {
        subject: '{buyer} pide {amount} de vuelta por el pedido {code}',
        intro:
          '{buyer} pide la devolución de {amount} por artículos del pedido {code}. Responda antes de {deadline}; sin respuesta, la solicitud se considera aprobada.',
        link: 'Responder en el panel',
      },
      rejected: {
        subject: 'La tienda ha rechazado tu solicitud del pedido {code}',
        intro: '{shop} ha rechazado tu solicitud {number}. El motivo que dio:',
      },
      refunded: {
        subject: 'Hemos reembolsado {amount} del pedido {code}',
        intro:
          '{amount} de tu pedido {code} van de vuelta a ti por el mismo medio con el que pagaste. Según tu banco tarda unos días laborables.',
      },
      failed: {
        subject: 'Tu reembolso del pedido {code} tarda más',
        intro:
          'Lo sentimos, el reembolso de {amount} ha fallado en el proveedor de pagos. Lo volvemos a intentar por nuestra cuenta; no tienes que hacer nada.',
      },
    },
    readdressed: {
      subject: 'Se ha cambiado la dirección de entrega del pedido {code}',
      intro: 'Los artículos van a la nueva dirección. Si no has sido tú, cancela el pedido.',
    },
    readdressedShop: {
      subject: 'Pedido {code}: otra dirección de entrega',
      intro:
        'El comprador ha cambiado el destino de este pedido de {shop}. Vuelve a mirar la dirección antes de entregarlo.',
    },
    sold: {
      subject: 'Nuevo pedido {code} para {shop}',
      intro:
        '{shop} ha vendido algo y ya está pagado. Entrégalo al transportista a más tardar el {day}.',
      link: 'Abrir el pedido en el panel',
    },
    review: {
      hidden: {
        subject: 'Tu opinión sobre {item} ya no se muestra',
        intro:
          'Hemos revisado tu opinión sobre {item}, que alguien había denunciado. Ya no se muestra. Si no estás de acuerdo, di por qué junto a la opinión en un plazo de seis meses; la revisaremos de nuevo.',
      },
      restored: {
        subject: 'Tu opinión sobre {item} se muestra de nuevo',
        intro: 'Hemos revisado otra vez tu opinión sobre {item}. Se muestra de nuevo.',
      },
      removed: {
        subject: 'Tu opinión sobre {item} sigue oculta',
        intro: 'Hemos revisado otra vez tu opinión sobre {item}. Sigue oculta.',
      },
      reported: {
        subject: 'La opinión sobre {item} que denunciaste',
        kept: 'Gracias. Una persona ha revisado la opinión sobre {item} que denunciaste y se sigue mostrando.',
        taken:
          'Gracias. Una persona ha revisado la opinión sobre {item} que denunciaste y ya no se muestra.',
      },
      reason: 'El motivo',
      link: 'Ver tu opinión',
    },
    applied: {
      subject: '{shop} quiere vender en Galleria',
      intro: 'Hay una solicitud para la tienda {shop} que espera respuesta.',
      link: 'Ver la solicitud',
    },
    items: spanishItems,
    merchant: {
      submitted: {
        subject: 'Hemos recibido la solicitud de {shop}',
        intro:
          'Gracias. Revisamos la empresa, los documentos y la dirección de devolución de {shop} y respondemos en tres días laborables. Hasta entonces puedes retirar la solicitud y cambiarla.',
        link: 'Ver tu solicitud',
      },
      approved: {
        subject: '{shop} puede vender en Galleria',
        intro:
          '¡Te damos la bienvenida! Tu solicitud ha sido aceptada. El panel de {shop} está abierto; entra con tu cuenta habitual.',
        link: 'Abrir el panel',
      },
      rejected: {
        subject: 'Tu solicitud para {shop} necesita cambios',
        intro: 'No hemos podido aceptar tu solicitud para {shop}. El motivo:',
        link: 'Corregir y enviar de nuevo',
      },
      frozen: {
        subject: 'La tienda {shop} está congelada',
        intro:
          'Los artículos de {shop} no se venden hasta nuevo aviso. Sigue enviando los pedidos abiertos y respondiendo a las solicitudes de posventa. El motivo:',
        link: 'Abrir el panel',
      },
      unfrozen: {
        subject: '{shop} vuelve a vender',
        intro: 'Gracias por tu paciencia. Los artículos de {shop} vuelven a estar a la venta.',
        link: 'Abrir el panel',
      },
      cleared: {
        subject: '{shop} ha dejado el centro comercial',
        intro:
          '{shop} ya no vende en Galleria. En el panel aún puedes consultarlo todo, pero ya no cambiar nada; escríbenos por los pedidos abiertos. El motivo:',
        link: 'Abrir el panel',
      },
    },
  },
}
