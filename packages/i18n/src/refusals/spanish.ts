import type { RefusalTexts } from './english.ts'
import { spanishFactorRefusals } from './spanish-factor.ts'

/** What the server refuses, in Spanish. */
export const spanishRefusals: RefusalTexts = {
  'request.malformed': 'Revisa los campos marcados.',
  'request.origin': 'Esta solicitud no procede de nuestras páginas.',
  'request.too_large': 'Es más de lo que podemos aceptar de una vez.',
  'request.media_type': 'No podemos leer este tipo de contenido.',
  'auth.signed_out': 'Inicia sesión para continuar.',
  'auth.role': 'Tu cuenta no tiene acceso a esto.',
  'auth.wrong_credentials': 'El correo electrónico y la contraseña no coinciden.',
  'auth.second_factor':
    'Confirma el segundo paso: con una llave de acceso, el código de tu aplicación o un código de recuperación.',
  'auth.second_factor_owed':
    'Configura primero una aplicación o una llave de acceso como segundo paso: tu rol lo exige.',
  '429': 'Demasiados intentos. Espera {wait}.',
  not_found: 'Aquí no hay nada.',
  'service.busy': 'Ahora mismo tenemos muchas visitas. Vuelve a intentarlo en un momento.',
  'storage.full':
    'Ahora mismo no hay espacio para archivos. No se ha subido nada; vuelve a intentarlo más tarde.',
  'service.fault': 'Algo ha fallado por nuestra parte. No se ha perdido nada; vuelve a intentarlo.',
  'sku.not_found': 'Esta versión ya no está a la venta.',
  'item.not_found': 'Este artículo ya no está en Galleria.',
  'shop.not_found': 'Esta tienda no existe.',
  'article.not_found': 'Esta página no existe.',
  'page.changed': 'Otra persona lo ha guardado entretanto. Mira el texto más reciente.',
  'page.not_filled': 'Antes de mostrarlo, completa: {names}.',
  'cart.line_not_found': 'Este artículo ya no está en tu cesta.',
  'cart.full': 'Tu cesta está llena. Haz un pedido o quita algún artículo primero.',
  'stock.exceeded': 'Solo hay {available} en stock.',
  'reminder.no_address': 'Añade primero una dirección de correo a tu cuenta.',
  'wish.not_needed': 'Esta versión vuelve a estar disponible. Recarga la página.',
  'wish.too_many': 'Ya esperas {most} versiones. Quita antes una.',
  'stock.held':
    'Los pedidos retienen {held}. No puede haber menos en el almacén: cancela antes unidades de un pedido.',
  'stock.moved': 'Mientras tanto entró o salió algo: ahora hay {onHand}. Cuenta de nuevo.',
  'stock.full': 'Es más de lo que una versión puede tener en existencias.',
  'price.changed_meanwhile': 'Otra persona ha cambiado estos precios. Mira los nuevos.',
  'price.plan_over': 'Estos precios ya han empezado o se han retirado.',
  'price.refused': 'Revisa los precios marcados.',
  'goods.state': 'Eso no se puede hacer con estos artículos.',
  'item.save_not_found': 'Este estado del artículo ya no se guarda.',
  'item.changed': 'Otra persona ha cambiado este artículo. Míralo de nuevo.',
  'item.refused': 'Revisa los campos marcados.',
  'item.incomplete': 'Falta algo antes de que este artículo pueda venderse.',
  'item.too_many': 'Una tienda puede tener como máximo {most} artículos.',
  'dispute.own': 'Sobre tus compras o tu propia tienda decide otra persona.',
  'item.own': 'Sobre los artículos de tu propia tienda decide otra persona.',
  'qty.step': 'Se vende en pasos de {step}.',
  'address.not_found': 'Esta dirección ya no está en tu libreta de direcciones.',
  'address.too_many':
    'Tu libreta de direcciones está llena. Primero cambia o elimina una dirección.',
  'checkout.empty': 'No has seleccionado nada para pedir.',
  'checkout.address_missing': 'Elige dónde quieres recibir el pedido.',
  'checkout.billing_incomplete':
    'A esta dirección de facturación le falta algo, como el número fiscal o su documento. Complétala, por favor.',
  'checkout.quote_unknown': 'Este resumen de costes ya no es actual. Consulta el nuevo.',
  'checkout.tax_changed':
    'El tipo de IVA ha cambiado desde que viste este resumen de costes. Consulta el nuevo.',
  'stock.sold_out': 'Un artículo se acaba de agotar.',
  'presale.not_found': 'No existe esa preventa.',
  'presale.over': 'Esta preventa ha terminado.',
  'sale.over': 'Esta oferta relámpago ha terminado.',
  'presale.alone':
    'Los artículos en preventa se piden por separado. Haz otro pedido con los demás artículos.',
  'pointprice.changed': 'Otra persona ha cambiado este precio en puntos. Míralo de nuevo.',
  'set.not_found': 'No existe ese conjunto.',
  'set.changed': 'Otra persona ha cambiado este conjunto. Míralo de nuevo.',
  'set.parts': 'Uno de sus artículos ya no se vende. Cambia primero el conjunto.',
  'groupoffer.not_found': 'No existe esa oferta de grupo.',
  'groupoffer.over': 'Esta oferta de grupo ha terminado.',
  'groupbuy.alone':
    'Lo que se pide en un grupo se pide por separado. Haz otro pedido con los demás artículos.',
  'groupbuy.not_offered': 'Ya no se puede empezar un grupo de este tamaño.',
  'groupbuy.over': 'Este grupo está completo o se ha cerrado. Puedes empezar uno nuevo.',
  'groupbuy.own': 'Ya estás en este grupo. Invita a otra persona con el enlace.',
  'campaign.name_taken': 'Ya hay una campaña con este nombre.',
  'campaign.currency': 'Estas tiendas tienen varias monedas. Crea una campaña para cada una.',
  'campaign.window': 'Una campaña termina después de empezar, y más tarde que ahora.',
  'campaign.prizes': 'Un premio son puntos, al menos uno, o nada.',
  'campaign.budget': 'Es menos de lo que vale una tarjeta regalo.',
  'campaign.amount': 'Este importe tiene más decimales que su moneda.',
  'campaign.not_found': 'Esta campaña no existe.',
  'campaign.over': 'Esta campaña ya no admite pedidos.',
  'prize.not_found': 'Este sorteo no existe.',
  'prize.over': 'Este premio ya no se puede sortear: se acabó el plazo o se reembolsó el pedido.',
  'gift_card.not_found': 'Esta tarjeta regalo no existe.',
  'gift_card.state':
    'Esta tarjeta regalo no se puede usar: aún no está, se usó o se retiró, o ha caducado.',
  'set.not_offered': 'Este conjunto ya no se ofrece así.',
  'points.alone':
    'Los artículos por puntos se piden por separado. Haz otro pedido con los demás artículos.',
  'points.members': 'Los puntos pertenecen a una cuenta: inicia sesión para pedir con puntos.',
  'points.short': 'Hacen falta {needed} puntos y tienes {left}.',
  'price.changed': 'Un precio ha cambiado desde que lo viste.',
  'unpaid.orders':
    'Tienes {most} pedidos sin pagar, el máximo a la vez. Paga o cancela uno de ellos y vuelve a pedir.',
  'unpaid.units':
    'Junto con tus pedidos sin pagar serían más de {most} unidades. Paga o cancela uno de ellos, o pide menos unidades a la vez.',
  'unpaid.share':
    'De uno de estos artículos se pueden pedir como máximo {most} unidades antes de pagarlas. Paga o cancela tus pedidos sin pagar, o pide menos.',
  'unpaid.network':
    'Ahora mismo hay muchos pedidos sin pagar desde tu conexión a internet. Paga o cancela los tuyos, inicia sesión o inténtalo de nuevo dentro de media hora.',
  'coupon.tries':
    'Has probado demasiados códigos. Inténtalo de nuevo dentro de una hora o haz el pedido sin código.',
  'coupon.unknown': 'Este cupón no existe aquí.',
  'coupon.ended': 'Este cupón no es válido en este momento.',
  'coupon.goods':
    'Este cupón vale para artículos a partir de {from}, no para preventas, grupos, artículos por puntos ni códigos.',
  'coupon.used_up': 'Este cupón ya se ha usado tantas veces como era posible.',
  'coupon.used_by_you': 'Ya has usado este cupón.',
  'promotion.not_found': 'Esta promoción no existe.',
  'promotion.state': 'Eso ya no es posible con esta promoción.',
  'promotion.code_taken': 'Ya hay un cupón con este código.',
  'contract.not_found': 'Este pedido no existe.',
  'order.not_found': 'Este pedido no existe.',
  'order.other_country':
    'Esta dirección está en otro país. Allí los impuestos y el envío serían otros; haz un pedido nuevo.',
  'order.state': 'El pedido ya ha avanzado; esto ya no es posible.',
  'order.delay_day':
    'Elige un día posterior al prometido, no anterior a hoy y dentro de {most} días.',
  'order.delay_words': 'Explica con tus propias palabras por qué.',
  'order.notes_full': 'Este pedido ya tiene todas las notas que caben.',
  'reissue.lines': 'Es más de lo que se compró, o no forma parte de este pedido.',
  'reissue.too_many':
    'Para este pedido ya se ha enviado algo sin coste {most} veces. Reembolsa al comprador en su lugar.',
  'order.buyer_left':
    'El comprador ha eliminado su cuenta y ya no lee nada. Lo escrito antes desapareció con ella.',
  'order.messages_full': 'Un pedido admite como máximo {most} mensajes.',
  'payment.not_found': 'Este pago no existe.',
  'payment.channel': 'Esta forma de pago no está disponible para este pedido.',
  'payment.already_paid': 'Este pedido ya está pagado.',
  'payment.window_closed': 'El plazo para pagar este pedido ha terminado.',
  'payment.in_flight': 'Tu banco todavía está tramitando un pago. Espera su respuesta.',
  'payment.unreachable':
    'Todavía no sabemos si has pagado: ahora mismo no podemos contactar con el proveedor de pagos. Lo estamos comprobando, te guardamos el pedido mientras tanto y te escribiremos.',
  'payment.address':
    'Revisa la dirección de entrega y la de facturación de este pedido antes de pagar así.',
  'payment.provider':
    'No se ha podido iniciar el pago. Vuelve a intentarlo o elige otra forma de pago.',
  'voucher.not_found':
    'Ninguna de tus tiendas tiene este código, o no con esta contraseña. Escríbelo tal como figura en el vale.',
  'voucher.used': 'Este código ya se ha utilizado.',
  'voucher.expired': 'Este código ha caducado.',
  'voucher.returned': 'Se ha pedido el reembolso de este código. No se puede utilizar.',
  'service.not_offered': 'La tienda no monta estos artículos o ya no los monta.',
  'service.not_found': 'Indica primero cómo se llama la entrega con montaje de la tienda.',
  'service.too_many': 'No se pueden guardar más de {most} precios.',
  'cover.not_offered': 'No hay cobertura para estos artículos.',
  'view.not_found': 'Esta vista ya no existe.',
  'view.name_taken': 'Ya tienes una vista con este nombre.',
  'view.too_many': 'Puedes guardar como máximo {most} vistas. Quita primero una.',
  'setting.not_found': 'Esta entrada ya no existe.',
  'setting.too_many': 'Una tienda puede tener como máximo {most}.',
  'site.not_found': 'Este punto de recogida no existe o ya no está abierto.',
  'site.name_taken': 'Otro punto de recogida de esta tienda ya tiene este nombre.',
  'site.too_many': 'Una tienda puede tener como máximo {most} puntos de recogida.',
  'verify_code.wrong':
    'Este no es el código de este pedido. Escríbelo tal como lo muestra el comprador.',
  'parcel.not_found': 'Este paquete no existe.',
  'parcel.number_taken': 'Este número de seguimiento pertenece a otro paquete.',
  'parcel.named':
    'Entretanto se ha indicado el número de seguimiento {number}. Envía el formulario de nuevo para sustituirlo por este.',
  'parcel.too_many': 'Es más de lo que queda por enviar.',
  'parcel.unpaid':
    'La autorización de pago ha caducado o se ha anulado: lo que envíes ahora ya no se podrá cobrar. No entregues el paquete; cancela estos artículos, y se podrán pedir de nuevo.',
  'parcel.received': 'Este paquete ya se ha recibido: su número ya no se puede corregir.',
  'parcel.delivered':
    'El transportista ha comunicado que este paquete está entregado: su número ya no se puede corregir. Si no ha llegado al comprador, escribe a Galleria.',
  'parcel.corrected':
    'Alguien ha corregido este número mientras tanto. Mira el que figura ahora y guarda otra vez el tuyo si es el correcto.',
  'parcel.called_back':
    'Este paquete se ha retirado. Envía su contenido de nuevo con el número que vale.',
  'parcel.scanned':
    'El transportista ya tiene este paquete, o ya se ha recibido: no se puede retirar.',
  'parcel.asked_back':
    'Se ha pedido o devuelto dinero por algo de este paquete, por eso no se puede retirar. Responde a esa solicitud o acuerda con el comprador qué pasa con el paquete.',
  'carrier.not_found': 'No conocemos a este transportista.',
  'carrier.code_taken': 'Ya hay un transportista con este código.',
  'carrier.changed': 'Alguien ha cambiado este transportista entretanto. Revísalo de nuevo.',
  'category.not_found': 'No existe esa categoría.',
  'category.changed': 'Alguien ha cambiado las categorías entretanto. Revísalas de nuevo.',
  'category.key_taken': 'Otra categoría ya tiene esta dirección. Elige otra.',
  'category.below_itself':
    'Una categoría no puede estar debajo de sí misma ni de lo que está debajo de ella.',
  'category.too_deep': 'Las categorías tienen tres niveles como máximo. Elige un lugar más arriba.',
  'category.too_many': 'Ya hay 100 categorías; no puede haber más.',
  'category.has_below': 'Hay categorías por debajo de esta. Muévelas o retíralas primero.',
  'category.last': 'Tiene que quedar al menos una categoría.',
  'category.energy_missing':
    'Artículos que se venden ahí sin clase energética: {count}. Sus tiendas deben indicarla primero.',
  'attribute.not_found': 'Esa característica no existe.',
  'attribute.changed': 'Alguien ha cambiado esto mientras tanto. Vuelve a mirarlo.',
  'attribute.key_taken':
    'Otra característica ya tiene esta clave, o la usan las direcciones. Elige otra.',
  'attribute.too_many': 'Ya hay {most} características; no puede haber más.',
  'attribute.no_options': 'Una elección necesita una opción que se pueda elegir.',
  'taxrate.begun': 'Ese día ya ha empezado allí o está a punto de empezar. Elige uno posterior.',
  'taxrate.changed': 'Alguien ha cambiado los tipos de este país entretanto. Revísalos de nuevo.',
  'table.empty':
    'En esta tabla no hay ningún número de seguimiento: pedido, transportista y número van en las tres primeras columnas, desde la segunda línea.',
  'table.too_long': 'En una tabla caben como máximo {most} paquetes. Divídela en dos.',
  'table.number':
    'Esto no es un número de seguimiento. Si la hoja de cálculo lo ha redondeado, pon la columna como texto y escríbelo de nuevo.',
  'reverse.statutory':
    'Es un desistimiento legal: no se puede rechazar, ni tampoco ninguna de sus piezas.',
  'withdrawal.not_found':
    'Esta confirmación ya no se muestra aquí. Está en el correo enviado a la dirección de la declaración.',
  'withdrawal.lines': 'El pedido ha cambiado entretanto. Revisa de nuevo los artículos.',
  'import.not_found': 'Esta tabla no existe.',
  'import.open':
    'Ya hay otra tabla de artículos en espera o en proceso. Termínala o descártala antes.',
  'import.state': 'Eso ya no es posible con esta tabla.',
  'import.kind': 'No es una tabla CSV con encabezados. Guárdala como CSV en tu hoja de cálculo.',
  'import.too_large': 'Una tabla puede tener como máximo {limit} MB.',
  'import.empty': 'Esta tabla no tiene filas debajo de los encabezados.',
  'import.too_long': 'Una tabla puede tener como máximo {most} filas. Divídela en dos.',
  'import.broken':
    'A partir de la fila {row} la tabla no se puede leer: hay unas comillas sin cerrar o la fila es demasiado larga.',
  'import.columns': 'Indica qué columna es el número de artículo y no elijas nada dos veces.',
  'import.not_all':
    'No se pueden importar {count} filas, así que no se ha importado ninguna. Corrígelas o importa solo las demás.',
  'import.too_many_at_once':
    'De una sola vez se pueden importar como máximo {most} filas. Importa las filas correctas o divide la tabla.',
  'price_change.not_found': 'Este cambio en bloque no existe.',
  'price_change.state': 'Eso ya no es posible con este cambio en bloque.',
  'price_change.empty': 'Ningún precio encaja con lo elegido.',
  'price_change.too_many': 'Son más de {most} precios. Elige menos artículos o países.',
  'price_change.asked': 'Hay {count} precios que mirar dos veces. Indica si son así a propósito.',
  'price_change.undo_over': 'Un cambio en bloque se puede deshacer durante {days} días.',
  'guest.link': 'Este enlace ya no es válido. Solicita uno nuevo.',
  'captcha.wrong': 'No son los caracteres de la imagen. Prueba con la nueva.',
  'captcha.old': 'La imagen tenía más de dos minutos. Ya hay una nueva: introduce sus caracteres.',
  'captcha.required': 'Introduce también los caracteres de la imagen.',
  'code.wrong': 'Este código es incorrecto o ya no es válido. Compruébalo o solicita uno nuevo.',
  'contact.taken': 'Este correo o número ya pertenece a una cuenta.',
  'contact.none': 'Esta cuenta no tiene ese contacto.',
  'contact.bound': 'Esta cuenta ya tiene uno. Cámbialo en su lugar.',
  'contact.not_own': 'No es el contacto de tu cuenta.',
  'password.wrong': 'Esta no es tu contraseña.',
  'auth.prove_again': 'Confirma primero que eres tú.',
  'step.expired': 'Ha tardado demasiado o ya se ha usado. Empieza de nuevo.',
  ...spanishFactorRefusals,
  'person.not_found': 'No hay ningún miembro con esta dirección o este número.',
  'person.own': 'Eso lo tiene que hacer otra persona por ti.',
  'account.last_way_in':
    'Es el último contacto o la última forma de entrar en tu cuenta. Añade antes otra.',
  'account.held': 'La cuenta aún no puede eliminarse: queda algo pendiente.',
  'invitation.unknown': 'Nadie tiene este código de invitación.',
  'invitation.used': 'Ya has indicado quién te invitó.',
  'invitation.circle':
    'No puedes invitarte a ti mismo ni ser invitado por alguien a quien has invitado.',
  'guest.member': 'Este pedido pertenece a una cuenta. Inicia sesión.',
  'file.too_large': 'La imagen no puede superar {limit} MB',
  'file.kind': 'Elige una imagen en formato PNG, BMP, JPEG o GIF.',
  'file.too_many':
    'Has subido muchas imágenes que todavía no pertenecen a nada. Termina lo que estás escribiendo o inténtalo mañana.',
  'model.too_large': 'Un modelo 3D puede tener {limit} MB como máximo.',
  'model.kind': 'Esto no es un modelo 3D en formato GLB (glTF 2.0) o contiene errores.',
  'model.outside':
    'El modelo hace referencia a archivos externos. Expórtalo como un único archivo GLB que lo contenga todo.',
  'model.moving':
    'El modelo contiene una animación o un esqueleto. Expórtalo como modelo sin movimiento.',
  'model.texture':
    'Una textura del modelo no es una imagen PNG, JPEG o WebP, o tiene más de 25 megapíxeles.',
  'model.extension':
    'El modelo usa {name}, que no todos los navegadores pueden mostrar. Expórtalo sin esa extensión.',
  'model.triangles': 'El modelo tiene {found} triángulos; se permiten {most}.',
  'model.size':
    'El modelo mide {model} (ancho × fondo × alto), pero la variante más parecida mide {version}. Un modelo puede desviarse como máximo una quinta parte. Comprueba la unidad de la exportación: glTF cuenta en metros.',
  'document.too_large': 'Un documento puede tener como máximo {limit} MB.',
  'document.kind': 'Elige un documento PDF.',
  'document.refused':
    'No podemos aceptar este documento: contiene algo que se ejecuta solo. Guárdalo como PDF sencillo y súbelo de nuevo.',
  'place.not_found': 'Ya no conocemos este lugar. Sigue escribiendo, por favor.',
  'comment.not_found': 'Esta opinión no existe.',
  'comment.line_not_found': 'Este artículo no está entre los que has recibido.',
  'comment.order_state': 'Un artículo se puede valorar cuando su pedido está completo.',
  'comment.already_written': 'Ya has valorado este artículo.',
  'comment.already_answered': 'Esta opinión ya tiene respuesta.',
  'comment.answer_changed': 'Alguien ha corregido esta respuesta entretanto. Revísala de nuevo.',
  'comment.own_shop':
    'Trabajas para esta tienda, y nadie valora los artículos de su propia tienda.',
  'comment.own_voice': 'No se puede marcar como útil la propia opinión ni una de la propia tienda.',
  'comment.state': 'Esta opinión ha cambiado; ya no es posible.',
  'reverse.not_found': 'Esta solicitud de posventa no existe.',
  'reverse.changed': 'Esta solicitud se ha cambiado mientras tanto. Vuelve a mirarla.',
  'reverse.state': 'La solicitud ha avanzado; esto ya no es posible.',
  'reverse.not_eligible': 'Estos artículos no admiten posventa, o ya no en esta cantidad.',
  'reverse.not_all':
    'Antes de la entrega, un pedido se cancela con todo lo que aún no se ha enviado. Vuelve a mirar los artículos.',
  'reverse.too_many':
    'Ya hemos recibido {most} solicitudes sobre uno de estos artículos. Para otra, escríbenos; la veremos junto con la tienda.',
  'reverse.type': 'Este tipo de posventa no se ofrece para este pedido.',
  'reverse.own_purchase': 'Sobre tu propia compra tiene que decidir otra persona.',
  'reverse.versions':
    'Algunas piezas de esta línea se cambiaron por otra versión. Solicita como máximo {most} de una misma versión a la vez.',
  'reverse.exchange_sku': 'Esta versión no se puede elegir como recambio.',
  'reverse.exchange_sold_out': 'Lo que iba a llegar a cambio está agotado.',
  'reverse.exchange_price':
    'El precio ha cambiado desde que se mostró esta página: ahora se te devuelven {amount}.',
  'reverse.exchange_surcharge':
    'Esto cuesta más de lo que pagaste: ahora hay que pagar {amount}. Compruébalo y envíalo de nuevo.',
  'reverse.exchange_dearer':
    'Por estos artículos se pagó una diferencia de precio. Solo se pueden cambiar por la misma versión o devolver.',
  'reverse.exchange_twice':
    'Estos artículos ya se han cambiado {most} veces. Todavía puedes devolverlos y recibir un reembolso.',
  'reverse.inspection':
    'Indica qué encontraste en cada pieza; las rechazadas necesitan motivo y foto, y si no se acepta nada se rechaza toda la devolución.',
  'reverse.loss':
    'La pérdida de valor solo se puede descontar de un desistimiento, con motivo y foto, y como máximo {most}.',
  'refund.unsent_whole':
    'Los artículos que no se han enviado solo se pueden cancelar por completo: pide al menos {least} o déjalos fuera.',
  'offer.over':
    'El plazo para responder a esta oferta ha terminado. Ahora la tienda responde a tu solicitud.',
  'offer.too_much': 'Ofrece menos de {asked}: eso sería todo el dinero.',
  'offer.replaced': 'La tienda ha hecho otra oferta desde entonces. Mira la nueva.',
  'dispute.proofs_full': 'No se puede añadir más; se leerá lo que hay.',
  'dispute.part': 'Indica menos de {most}, que es todo lo que se pide aquí, y al menos una unidad.',
  'refund.exceeds_available': 'Por estos artículos se pueden reembolsar como máximo {left}.',
  'merchant.frozen':
    'Tu tienda está suspendida: puedes consultarlo todo, enviar los pedidos abiertos y responder a las solicitudes de posventa, pero esto no.',
  'merchant.cleared':
    'Tu tienda ha dejado Galleria: aún puedes consultarlo todo, pero ya no cambiar nada.',
  'operator.not_found': 'Esta persona no trabaja para Galleria.',
  'operator.already': 'Esta persona ya trabaja para Galleria.',
  'operator.last_head':
    'Galleria conserva al menos una persona que la dirige. Da primero esa función a otra persona.',
  'operator.role': 'Tu función en Galleria no incluye esto. Quien la dirige puede cambiarla.',
  'merchant.role':
    'Tu función en esta tienda no incluye esto. Un propietario de la tienda puede cambiarla.',
  'merchant.other_shop':
    'Has cambiado a otra de tus tiendas en otra ventana. Vuelve a cargar esta página.',
  'key.not_valid': 'Esta clave no es válida: es desconocida, está revocada o ha caducado.',
  'key.scope': 'Esta clave no incluye esta llamada.',
  'key.not_found': 'Tu tienda no tiene esa clave.',
  'key.too_many': 'Una tienda puede tener como máximo {most} claves válidas. Revoca primero una.',
  'webhook.not_found': 'Tu tienda no tiene ese webhook ni ese mensaje.',
  'webhook.too_many': 'Una tienda puede tener como máximo {most} webhooks.',
  'webhook.address': 'Introduce una dirección https en un host público.',
  'webhook.off': 'Este webhook está desactivado.',
  'staff.not_found': 'Esta persona no trabaja en tu tienda.',
  'staff.already': 'Alguien con esta dirección ya trabaja en tu tienda.',
  'staff.last_owner':
    'Una tienda siempre tiene al menos un propietario. Nombra primero a otra persona.',
  'staff.too_many':
    'Una tienda puede tener como máximo {most} personas, invitaciones pendientes incluidas.',
  'invitation.not_found': 'Esta invitación ya no es válida. Pide una nueva a la tienda.',
  'invitation.other_address':
    'Esta invitación se envió a otra dirección de correo. Inicia sesión con la cuenta de esa dirección.',
  'payment.card': 'Elige una tarjeta de pago.',
  'card.not_found': 'Esta tarjeta ya se ha eliminado.',
  'card.unavailable': 'Ahora mismo no se pueden guardar tarjetas aquí.',
  'card.too_many': 'No caben más tarjetas. Elimina primero una.',
  'matter.not_found': 'Ese asunto no existe.',
  'matter.state': 'El asunto ha cambiado; esto ya no es posible.',
  'matter.disputed':
    'El banco del pagador se ocupa de este pago o ya ha devuelto el dinero. Espera su decisión o no pagues nada.',
  'matter.reference': 'El proveedor ya tiene otro reembolso con esta referencia.',
  'matter.known': 'Esta disputa ya está anotada.',
  'proposal.open': 'Ya hay una propuesta que espera respuesta.',
  'proposal.over': 'Esta propuesta ha terminado o el asunto ha cambiado. Mira cómo está ahora.',
  'proposal.person':
    'Tiene que aceptarlo una segunda persona: no quien lo propuso, y alguien que ya tuviera esta función un día antes.',
  'proposal.alone':
    'Nadie más podría aceptarlo. Pide a la dirección que añada a una segunda persona con esta función en la página «Personas»; un día después podrás proponerlo.',
  'application.not_found': 'Esa solicitud no existe.',
  'application.state': 'La solicitud ha avanzado; esto ya no es posible.',
  'application.own': 'Otra persona tiene que decidir sobre tu propia solicitud.',
  'application.seller': 'Ya tienes una tienda aquí.',
  'seller.not_found': 'Ese vendedor no existe.',
  'seller.state': 'El estado del vendedor ha cambiado; esto ya no es posible.',
  'seller.own': 'Otra persona tiene que decidir sobre tu propia tienda.',
}
