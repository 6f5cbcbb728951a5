import { spanishShopStatus } from '../merchant/shop-status-words.ts'
import { spanishGoodsTable } from '../merchant/goods-table-words.ts'
import { spanishDispute } from '../after-sales/dispute-words.ts'
import { spanishItems } from '../merchant/item-words.ts'
import { spanishDifferences } from '../after-sales/exchange-difference-words.ts'
import { spanishShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { spanishExchanges } from '../after-sales/exchange-words.ts'
import { spanishInspections } from '../after-sales/inspection-words.ts'
import { spanishReturns } from '../after-sales/return-words.ts'
import { spanishActedFor } from '../orders/acted-for-words.ts'
import { spanishMails } from '../mail-words.ts'
import { spanishMessage } from '../orders/message-words.ts'
import { spanishWithdrawal, spanishWithdrawn } from '../after-sales/withdrawal-words.ts'
import { spanishDeliveryNote } from '../orders/delivery-note-words.ts'
import { spanishTracks } from '../orders/track-words.ts'
import { spanishReceipt } from '../after-sales/receipt-words.ts'
import { spanishTables } from '../merchant/table-words.ts'
import { spanishPromotion } from '../merchant/promotion-words.ts'
import { spanishExtras } from '../orders/extra-words.ts'
import { spanishPoints } from '../point-words.ts'
import { spanishLevels } from '../level-words.ts'
import { spanishFreeOrder } from '../orders/free-order-words.ts'
import { spanishGiftCard } from '../orders/gift-card-words.ts'
import { spanishGroupBuy } from '../orders/group-buy-words.ts'
import { spanishPickUp } from '../orders/pick-up-words.ts'
import { spanishPlan } from '../merchant/plan-words.ts'
import { spanishPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { spanishInvoice } from '../invoice/spanish.ts'
import { spanishRefusals } from '../refusals/spanish.ts'

/** Spanish, addressing the reader as "tú". */
export const spanish: Texts = {
  invoice: spanishInvoice,
  deliveryNote: spanishDeliveryNote,
  tracks: spanishTracks,
  receipt: spanishReceipt,
  ...spanishTables,
  promotion: spanishPromotion,
  giftCard: { name: spanishGiftCard.name },
  extras: spanishExtras,
  refusals: spanishRefusals,
  memberLevels: spanishLevels,
  problems: {
    title: 'Respuestas que no son un éxito',
    intro:
      'Toda respuesta que no sea 2xx lleva uno de estos códigos, su estado HTTP y una frase para quien la lee.',
    calls: 'Llamadas que responden así',
  },
  fields: {
    required: 'Rellena este campo.',
    length: 'Este texto es demasiado largo: como máximo {max} caracteres.',
    invalid: 'El dato introducido no es válido.',
    email: 'Introduce un correo electrónico como name@example.com.',
    phone: 'Introduce un número de teléfono con el prefijo del país.',
    postal: 'Este código postal no es válido para el país.',
    name: 'Introduce solo un nombre, sin enlaces, direcciones de correo, números de teléfono ni frases enteras.',
    name_length: 'El nombre y los apellidos pueden tener juntos 34 caracteres como máximo.',
    street_length: 'La calle y el número juntos son demasiado largos para una etiqueta de envío.',
    country: 'Esta tienda online no entrega en este país.',
    tax_code: 'Este número fiscal no es correcto. Comprueba las letras y las cifras.',
    upload: 'Espera a que se haya subido el documento.',
    document: 'Ya no tenemos este documento. Súbelo de nuevo.',
    tracking: 'Un número de seguimiento solo tiene letras y cifras, 40 como máximo.',
    too_small: 'Este dato es demasiado corto o demasiado pequeño.',
    too_big: 'Este dato es demasiado largo o demasiado grande.',
    rating: 'Elige una valoración',
    review_text: 'Hay artículos sin valorar',
    picture: 'Ya no tenemos esta imagen. Vuelve a añadirla.',
    no_line: 'elige al menos un artículo',
    amount_required: 'introduce el importe del reembolso',
    amount: 'Indica un importe superior a cero.',
    one_at_a_time: 'Una solicitud cada vez: envíalas una tras otra.',
    unsent_whole:
      'Los artículos que no se han enviado solo se pueden cancelar por completo. Pide todo su importe o déjalos fuera.',
    currency: 'Indica el importe en la moneda del pedido.',
    decimals: 'Este importe tiene demasiados decimales.',
    reason_required: 'elige un motivo',
    exchange_sku_required: 'elige lo que quieres en su lugar',
    carrier_required: 'elige un transportista',
    number_required: 'introduce el número de seguimiento',
    number_invalid: 'introduce un número de seguimiento correcto',
    photo_required: 'muestra al menos una foto',
    captcha: 'Introduce los cuatro caracteres de la imagen.',
    code: 'Un código tiene seis cifras.',
    password: 'La contraseña no cumple las condiciones',
    nickname: 'Introduce un nombre de 40 caracteres como máximo, sin < > ni \\.',
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
    shipping: 'Envío',
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
      subject: 'Tus códigos del pedido {code} están listos',
      service:
        'Tus códigos para los servicios de {shop} están listos. Muestra uno cuando se haya realizado el servicio; cada uno vale una vez.',
      card: 'Tus tarjetas regalo para {shop} están listas. Para pagar, muestra el código y di la contraseña.',
      secret:
        'Un código vale tanto como el dinero, por eso no está en este correo: lo encuentras en tu pedido.',
      paid: 'Gracias, hemos recibido tu pago de {amount}. Estamos preparando tus códigos; te escribiremos en cuanto estén listos, en unos minutos.',
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
        'El pedido está cancelado y los artículos vuelven a estar disponibles. No se te ha cobrado nada.',
    },
    complete: {
      subject: 'El pedido {code} está completado',
      buyer: 'Has confirmado que todo ha llegado. Gracias por tu pedido.',
      clock:
        'No hemos tenido noticias tuyas desde la entrega, así que el pedido se da por recibido.',
      until: 'Si algo no está bien, puedes hacer una solicitud hasta el {deadline}.',
      defects: 'Si más adelante aparece un defecto, puedes comunicarlo hasta el {deadline}.',
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
      subject: 'Nuevo número de seguimiento del pedido {code}',
      intro:
        '{shop} ha corregido el número de seguimiento de un paquete: viaja con {carrier} con el número {number}. El número que te enviamos antes ya no es válido.',
    },
    refunded: {
      subject: 'Te hemos reembolsado {amount} del pedido {code}',
      duplicate:
        'Tu pedido se pagó dos veces. Hemos reembolsado el segundo pago de {amount} en la forma de pago que usaste; según tu banco, tardará unos días laborables.',
      amount:
        'Tu pago de {amount} no coincidía con el importe de tu pedido y no se pudo utilizar. Lo hemos reembolsado en la forma de pago que usaste; según tu banco, tardará unos días laborables. Puedes pagar el pedido hasta que termine el plazo de pago.',
      deposit:
        'Hemos reembolsado tu señal de {amount} en la forma de pago que usaste; según tu banco, tardará unos días laborables.',
      late: 'Tu pago de {amount} llegó cuando el pedido ya se había cerrado. Lo hemos reembolsado en la forma de pago que usaste; según tu banco, tardará unos días laborables.',
    },
    account: {
      code: {
        subject: 'Tu código para Galleria',
        signUp: 'Con este código abres tu cuenta en Galleria:',
        password: 'Con este código estableces una nueva contraseña:',
        prove: 'Con este código confirmas que eres tú:',
        change: 'Con este código cambias cómo contactamos contigo:',
        bind: 'Con este código añades esta dirección a tu cuenta:',
        destroy: 'Con este código eliminas tu cuenta definitivamente:',
        guestOrder: 'Con este código abres tu pedido:',
        validity:
          'Vale {minutes} minutos y una sola vez. No se lo digas a nadie, tampoco a nosotros. Si no lo has pedido, no tienes que hacer nada.',
        sms: '{code} es tu código de Galleria, válido {minutes} minutos. No se lo digas a nadie.',
      },
      hasAccount: {
        subject: 'Ya tienes una cuenta',
        intro:
          'Alguien, probablemente tú, quiso usar esta dirección para una cuenta nueva o añadirla a una. Ya tienes cuenta, así que no se ha cambiado nada.',
        signIn: 'Iniciar sesión',
        reset: 'Establecer nueva contraseña',
      },
      notices: {
        subject: 'Algo ha cambiado en tu cuenta',
        password:
          'Tu contraseña se ha cambiado. Se ha cerrado la sesión en los demás dispositivos.',
        email: 'El correo de tu cuenta se ha cambiado. Esta dirección ya no pertenece a ella.',
        mobile: 'El móvil de tu cuenta se ha cambiado o quitado.',
        bound: 'Se ha añadido un correo o un móvil a tu cuenta.',
        emailRemoved: 'Este correo se ha quitado de tu cuenta.',
        third: 'Se ha añadido o quitado en tu cuenta el acceso con otro proveedor.',
        destroyed:
          'Tu cuenta se ha eliminado, como pediste. Lo que la ley fiscal nos obliga a guardar de tus pedidos se guarda separado de tu nombre y se borra al vencer el plazo.',
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
        subject: 'Tu pedido {code}',
        intro: 'Con este enlace puedes ver tu pedido. Solo abre este pedido; no lo compartas.',
        member: 'Este pedido pertenece a una cuenta. Inicia sesión para verlo.',
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
        subject: 'Hemos recibido tu solicitud {number}',
        intro:
          'Tu solicitud de {amount} del pedido {code} está en manos de {shop}, que responderá a más tardar el {deadline}. Si no lo hace, tu reembolso queda aprobado.',
        link: 'Ver la solicitud',
      },
      outOfStock: {
        subject: 'Parte del pedido {code} no se puede enviar',
        intro:
          'Lo sentimos: {shop} no tiene todo lo de tu pedido {code} y ha cancelado los artículos siguientes. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
      },
      notProvided: {
        subject: 'Parte del pedido {code} no se puede prestar',
        intro:
          'Lo sentimos: {shop} no puede prestar todo lo de tu pedido {code} y ha cancelado los códigos siguientes, que ya no valen. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
      },
      giftCanceled: {
        subject: 'El regalo del pedido {code} no llegará',
        intro:
          'Lo sentimos: {shop} ha anulado el regalo indicado abajo que debía acompañar tu pedido {code}. No te costó nada, así que no hay nada que reembolsar; todo lo demás sigue como lo pediste.',
      },
      notFetched: {
        subject: 'El pedido {code} no se recogió a tiempo',
        intro:
          '{shop} guardó los artículos de tu pedido {code} y nadie los recogió, por eso los ha cancelado. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
      },
      canceling: {
        subject: 'Tu cancelación del pedido {code}',
        intro:
          'Hemos cancelado lo que aún no se había enviado de tu pedido {code}. Te reembolsamos {amount} en la forma de pago que usaste; te escribiremos cuando el dinero esté en camino.',
      },
      canceled: {
        subject: 'Cancelado, no lo envíes: pedido {code}',
        intro:
          '{buyer} ha cancelado artículos del pedido {code} antes de su envío. No los envíes; se reembolsan {amount} al comprador.',
        link: 'Abrir la cancelación',
      },
      reminder: {
        subject: 'Responde a {buyer} a más tardar el {deadline} ({code})',
        intro:
          'La solicitud de {buyer} de {amount} del pedido {code} sigue sin respuesta. El {deadline} se considerará aprobada.',
      },
      applied: {
        subject: '{buyer} pide un reembolso de {amount} por el pedido {code}',
        intro:
          '{buyer} pide el reembolso de {amount} por artículos del pedido {code}. Responde a más tardar el {deadline}; sin respuesta, la solicitud se considera aprobada.',
        link: 'Responder en el panel de gestión',
      },
      rejected: {
        subject: 'La tienda ha rechazado tu solicitud del pedido {code}',
        intro: '{shop} ha rechazado tu solicitud {number}. El motivo que dio:',
      },
      refunded: {
        subject: 'Hemos reembolsado {amount} del pedido {code}',
        intro:
          '{amount} de tu pedido {code} se reembolsan en la forma de pago que usaste. Según tu banco, tarda unos días laborables.',
      },
      failed: {
        subject: 'Tu reembolso del pedido {code} tarda más',
        intro:
          'Lo sentimos, el reembolso de {amount} ha fallado en el proveedor de pagos. Lo volvemos a intentar automáticamente; no tienes que hacer nada.',
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
      link: 'Abrir el pedido en el panel de gestión',
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
        kept: 'Gracias. Una persona de nuestro equipo ha revisado la opinión sobre {item} que denunciaste y se sigue mostrando.',
        taken:
          'Gracias. Una persona de nuestro equipo ha revisado la opinión sobre {item} que denunciaste y ya no se muestra.',
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
          '¡Te damos la bienvenida! Tu solicitud se ha aprobado. El panel de gestión de {shop} está abierto; entra con tu cuenta habitual.',
        link: 'Abrir el panel de gestión',
      },
      rejected: {
        subject: 'Tu solicitud para {shop} necesita cambios',
        intro: 'No hemos podido aprobar tu solicitud para {shop}. El motivo:',
        link: 'Corregir y enviar de nuevo',
      },
      ...spanishShopStatus,
    },
  },
}
