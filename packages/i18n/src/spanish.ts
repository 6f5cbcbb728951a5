import { spanishPreSale } from './pre-sale-words.ts'
import type { Texts } from './english.ts'
import { spanishInvoice } from './invoice/spanish.ts'

/** Spanish, addressing the reader as "tú". */
export const spanish: Texts = {
  invoice: spanishInvoice,
  refusals: {
    'request.malformed': 'Revisa los campos marcados.',
    'request.origin': 'Esta solicitud no procede de nuestras páginas.',
    'request.too_large': 'Es más de lo que podemos aceptar de una vez.',
    'request.media_type': 'No podemos leer este tipo de contenido.',
    'auth.signed_out': 'Inicia sesión para continuar.',
    'auth.role': 'Tu cuenta no tiene acceso a esto.',
    'auth.wrong_credentials': 'El correo electrónico y la contraseña no coinciden.',
    '429': 'Demasiados intentos. Espera {retryAfter} segundos.',
    not_found: 'Aquí no hay nada.',
    'service.busy': 'Ahora mismo tenemos muchas visitas. Vuelve a intentarlo en un momento.',
    'storage.full':
      'Ahora mismo no hay espacio para archivos. No se ha subido nada; vuelve a intentarlo más tarde.',
    'service.fault':
      'Algo ha fallado por nuestra parte. No se ha perdido nada; vuelve a intentarlo.',
    'sku.not_found': 'Esta versión ya no está a la venta.',
    'item.not_found': 'Este artículo ya no está en Galleria.',
    'shop.not_found': 'Esta tienda no existe.',
    'article.not_found': 'Esta página no existe.',
    'cart.line_not_found': 'Este artículo ya no está en tu cesta.',
    'cart.full': 'Tu cesta está llena. Haz un pedido o quita algún artículo primero.',
    'stock.exceeded': 'Solo hay {available} en stock.',
    'address.not_found': 'Esta dirección ya no está en tu libreta de direcciones.',
    'address.too_many':
      'Tu libreta de direcciones está llena. Primero cambia o elimina una dirección.',
    'checkout.empty': 'No has seleccionado nada para pedir.',
    'checkout.address_missing': 'Elige dónde quieres recibir el pedido.',
    'checkout.billing_incomplete':
      'A esta dirección de facturación le falta algo, como el número fiscal o su documento. Complétela, por favor.',
    'checkout.quote_unknown': 'Este resumen de costes ya no es actual. Consulta el nuevo.',
    'stock.sold_out': 'Un artículo se acaba de agotar.',
    'presale.alone':
      'Los artículos en preventa se piden por separado. Haz otro pedido con los demás artículos.',
    'price.changed': 'Un precio ha cambiado desde que lo viste.',
    'unpaid.orders':
      'Tiene {most} pedidos sin pagar, el máximo a la vez. Pague o cancele uno de ellos y vuelva a pedir.',
    'unpaid.units':
      'Junto con sus pedidos sin pagar serían más de {most} unidades. Pague o cancele uno de ellos, o pida menos unidades a la vez.',
    'unpaid.share':
      'De uno de estos artículos se pueden pedir como máximo {most} unidades antes de pagarlas. Pague o cancele sus pedidos sin pagar, o pida menos.',
    'unpaid.network':
      'Ahora mismo hay muchos pedidos sin pagar desde su conexión a internet. Pague o cancele los suyos, inicie sesión o inténtelo de nuevo dentro de media hora.',
    'contract.not_found': 'Este pedido no existe.',
    'order.not_found': 'Este pedido no existe.',
    'order.other_country':
      'Esta dirección está en otro país. Allí los impuestos y el envío serían otros; haz un pedido nuevo.',
    'order.state': 'El pedido ya ha avanzado; esto ya no es posible.',
    'order.notes_full': 'Este pedido ya tiene todas las notas que caben.',
    'payment.not_found': 'Este pago no existe.',
    'payment.channel': 'Esta forma de pago no está disponible para este pedido.',
    'payment.already_paid': 'Este pedido ya está pagado.',
    'payment.window_closed': 'El plazo para pagar este pedido ha terminado.',
    'payment.in_flight': 'Tu banco todavía está tramitando un pago. Espera su respuesta.',
    'payment.unreachable':
      'Todavía no sabemos si has pagado: ahora mismo no podemos contactar con el proveedor de pagos. Lo estamos comprobando, te guardamos el pedido mientras tanto y te escribiremos.',
    'payment.provider':
      'No se ha podido iniciar el pago. Vuelve a intentarlo o elige otra forma de pago.',
    'parcel.not_found': 'Este paquete no existe.',
    'parcel.number_taken': 'Este número de seguimiento pertenece a otro paquete.',
    'parcel.too_many': 'Es más de lo que queda por enviar.',
    'carrier.not_found': 'No conocemos a este transportista.',
    'guest.link': 'Este enlace ya no es válido. Solicita uno nuevo.',
    'captcha.wrong': 'No son los signos de la imagen. Pruebe con la nueva.',
    'captcha.old': 'La imagen tenía más de dos minutos. Ya hay una nueva: escriba sus signos.',
    'captcha.required': 'Escriba también los signos de la imagen.',
    'code.wrong': 'Este código es incorrecto o ya no es válido. Compruébelo o solicite uno nuevo.',
    'contact.taken': 'Este correo o número ya pertenece a una cuenta.',
    'contact.none': 'Esta cuenta no tiene ese contacto.',
    'contact.bound': 'Esta cuenta ya tiene uno. Cámbielo en su lugar.',
    'contact.not_own': 'No es el contacto de su cuenta.',
    'password.wrong': 'Esta no es su contraseña.',
    'auth.prove_again': 'Confirme primero que es usted.',
    'step.expired': 'Ha tardado demasiado o ya se ha usado. Empiece de nuevo.',
    'account.last_way_in':
      'Es el último contacto o la última forma de entrar en su cuenta. Añada antes otra.',
    'account.held': 'La cuenta aún no puede eliminarse: queda algo pendiente.',
    'invitation.unknown': 'Nadie tiene este código de invitación.',
    'invitation.used': 'Ya ha indicado quién le invitó.',
    'invitation.circle':
      'No puede invitarse a sí mismo ni ser invitado por alguien a quien ha invitado.',
    'guest.member': 'Este pedido pertenece a una cuenta. Inicie sesión.',
    'file.too_large': 'La imagen no puede superar {limit} MB',
    'file.kind': 'Solo se pueden enviar imágenes: png, bmp, jpeg o gif.',
    'file.too_many':
      'Has enviado muchas imágenes que todavía no pertenecen a nada. Termina lo que estás escribiendo o inténtalo mañana.',
    'document.too_large': 'Un documento puede tener como máximo {limit} MB.',
    'document.kind': 'Solo se pueden enviar documentos PDF.',
    'document.refused':
      'No podemos aceptar este documento: contiene algo que se ejecuta solo. Guárdelo como PDF sencillo y envíelo de nuevo.',
    'place.not_found': 'Ya no conocemos este lugar. Siga escribiendo, por favor.',
    'comment.not_found': 'Esta opinión no existe.',
    'comment.line_not_found': 'Este artículo no está entre los que has recibido.',
    'comment.order_state': 'Un artículo se puede valorar cuando su pedido está completo.',
    'comment.already_written': 'Ya has valorado este artículo.',
    'comment.already_answered': 'Esta opinión ya tiene respuesta.',
    'comment.own_shop':
      'Trabajas para esta tienda, y nadie valora los artículos de su propia tienda.',
    'reverse.not_found': 'Esta solicitud de posventa no existe.',
    'reverse.state': 'La solicitud ha avanzado; esto ya no es posible.',
    'reverse.not_eligible': 'Estos artículos no admiten posventa, o ya no en esta cantidad.',
    'reverse.too_many':
      'Ya hemos recibido {most} solicitudes sobre uno de estos artículos. Para otra, escríbanos; la veremos junto con la tienda.',
    'reverse.type': 'Este tipo de posventa no se ofrece para este pedido.',
    'reverse.own_purchase': 'Sobre tu propia compra tiene que decidir otra persona.',
    'refund.unsent_whole':
      'Los artículos que no se han enviado solo se pueden cancelar por completo: pida al menos {least} o déjelos fuera.',
    'refund.exceeds_available': 'Por estos artículos se pueden reembolsar como máximo {left}.',
    'merchant.frozen':
      'Tu tienda está congelada: puedes consultarlo todo, enviar los pedidos abiertos y responder a las solicitudes de posventa, pero esto no.',
    'merchant.cleared':
      'Tu tienda ha dejado el centro comercial: aún puedes consultarlo todo, pero ya no cambiar nada.',
    'matter.not_found': 'Ese asunto no existe.',
    'matter.state': 'El asunto ha cambiado; esto ya no es posible.',
    'application.not_found': 'Esa solicitud no existe.',
    'application.state': 'La solicitud ha avanzado; esto ya no es posible.',
    'application.own': 'Otra persona tiene que decidir sobre tu propia solicitud.',
    'application.seller': 'Ya tienes una tienda aquí.',
    'seller.not_found': 'Ese vendedor no existe.',
    'seller.state': 'El estado del vendedor ha cambiado; esto ya no es posible.',
    'seller.own': 'Otra persona tiene que decidir sobre tu propia tienda.',
  },
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
    name: 'Introduzca un nombre como en un timbre, sin enlaces, direcciones de correo, números de teléfono ni frases enteras.',
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
    captcha: 'Escriba las cuatro letras o cifras de la imagen.',
    code: 'Un código tiene seis cifras.',
    password: 'La contraseña no cumple las condiciones',
    nickname: 'Introduzca un nombre de 40 caracteres como máximo, sin < > ni \\.',
    invitation: 'Un código de invitación tiene de 8 a 12 letras y cifras.',
    phone_country: 'Solo enviamos SMS a números de los países donde vendemos.',
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
    imprint:
      'Galleria Mall GmbH, Musterweg 1, 20095 Hamburgo, Alemania. Un centro comercial de demostración.',
    orderNumber: 'Pedido {code}',
    from: 'de {shop}',
    total: 'Total, IVA incluido',
    shipping: 'Gastos de envío',
    expected: 'Entrega prevista: {date}',
    viewOrder: 'Ver tu pedido',
    deliverTo: 'Dirección de entrega',
    notMe: {
      why: 'Recibe este correo porque esta dirección se indicó en un pedido. ¿No fue usted? Con un clic terminan estos correos:',
      link: 'No fui yo',
    },
    received: {
      subject: 'Hemos recibido tu pedido {code}',
      intro:
        'Gracias por tu pedido. Te lo reservamos hasta el {deadline}; en cuanto llegue el pago, las tiendas empezarán a prepararlo.',
    },
    paid: {
      subject: 'Hemos recibido el pago de tu pedido {code}',
      intro:
        'Gracias, hemos recibido tu pago de {amount}. Las tiendas están preparando tus artículos; te escribiremos de nuevo cuando un paquete esté en camino.',
    },
    preSale: spanishPreSale,
    closed: {
      subject: 'Tu pedido {code} se ha cerrado por falta de pago',
      intro:
        'No hemos recibido ningún pago a tiempo, así que el pedido se ha cerrado y los artículos vuelven a estar disponibles. No se te ha cobrado nada.',
    },
    canceled: {
      subject: 'Ha cancelado el pedido {code}',
      intro:
        'El pedido está cancelado y los artículos vuelven a estar disponibles. No se ha cobrado nada.',
    },
    complete: {
      subject: 'El pedido {code} está completo',
      buyer: 'Usted ha confirmado que todo ha llegado. Gracias por su pedido.',
      clock:
        'No hemos tenido noticias suyas desde la entrega, así que el pedido se da por recibido.',
      until: 'Si algo no está bien, puede solicitar posventa hasta el {deadline}.',
    },
    shipped: {
      subject: 'Un paquete de tu pedido {code} está en camino',
      intro: '{shop} ha entregado un paquete a {carrier}. El número de seguimiento es {number}.',
      contents: 'En este paquete',
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
        prove: 'Con este código confirma que es usted:',
        change: 'Con este código cambia cómo contactamos con usted:',
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
          'Alguien, probablemente usted, quiso usar esta dirección para una cuenta nueva o añadirla a una. Ya tiene cuenta, así que no se ha cambiado nada.',
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
        notYou: 'Si no ha sido usted, establezca enseguida una nueva contraseña:',
        reset: 'Establecer nueva contraseña',
        sms: 'Galleria: se ha cambiado un contacto o la contraseña de su cuenta. ¿No ha sido usted? Establezca ya una nueva contraseña.',
      },
      guestLink: {
        subject: 'Su pedido {code}',
        intro: 'Con este enlace puede ver su pedido. Solo abre este pedido; no lo comparta.',
        member: 'Este pedido pertenece a una cuenta. Inicie sesión para verlo.',
      },
    },
    afterSales: {
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
    applied: {
      subject: '{shop} quiere vender en Galleria',
      intro: 'Hay una solicitud para la tienda {shop} que espera respuesta.',
      link: 'Ver la solicitud',
    },
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
