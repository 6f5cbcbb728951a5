import { frenchShopStatus } from '../merchant/shop-status-words.ts'
import { frenchGoodsTable } from '../merchant/goods-table-words.ts'
import { frenchDispute } from '../after-sales/dispute-words.ts'
import { frenchItems } from '../merchant/item-words.ts'
import { frenchDifferences } from '../after-sales/exchange-difference-words.ts'
import { frenchShopExchanges } from '../after-sales/exchange-shop-words.ts'
import { frenchExchanges } from '../after-sales/exchange-words.ts'
import { frenchInspections } from '../after-sales/inspection-words.ts'
import { frenchReturns } from '../after-sales/return-words.ts'
import { frenchActedFor } from '../orders/acted-for-words.ts'
import { frenchMails } from '../mail-words.ts'
import { frenchMessage } from '../orders/message-words.ts'
import { frenchWithdrawal, frenchWithdrawn } from '../after-sales/withdrawal-words.ts'
import { frenchDeliveryNote } from '../orders/delivery-note-words.ts'
import { frenchTracks } from '../orders/track-words.ts'
import { frenchReceipt } from '../after-sales/receipt-words.ts'
import { frenchTables } from '../merchant/table-words.ts'
import { frenchPromotion } from '../merchant/promotion-words.ts'
import { frenchExtras } from '../orders/extra-words.ts'
import { frenchPoints } from '../point-words.ts'
import { frenchLevels } from '../level-words.ts'
import { frenchFreeOrder } from '../orders/free-order-words.ts'
import { frenchGiftCard } from '../orders/gift-card-words.ts'
import { frenchGroupBuy } from '../orders/group-buy-words.ts'
import { frenchPickUp } from '../orders/pick-up-words.ts'
import { frenchPlan } from '../merchant/plan-words.ts'
import { frenchPreSale } from '../orders/pre-sale-words.ts'
import type { Texts } from './english.ts'
import { frenchInvoice } from '../invoice/french.ts'
import { frenchRefusals } from '../refusals/french.ts'

/** French, addressing the reader as "vous". */
export const french: Texts = {
  invoice: frenchInvoice,
  deliveryNote: frenchDeliveryNote,
  tracks: frenchTracks,
  receipt: frenchReceipt,
  ...frenchTables,
  promotion: frenchPromotion,
  giftCard: { name: frenchGiftCard.name },
  extras: frenchExtras,
  refusals: frenchRefusals,
  memberLevels: frenchLevels,
  problems: {
    title: 'Erreurs',
    intro:
      'Toute réponse autre que 2xx porte l’un de ces codes, son statut HTTP et une phrase pour la personne qui lit.',
    calls: 'Appels qui peuvent la renvoyer',
  },
  fields: {
    required: 'Veuillez remplir ce champ.',
    length: 'Ce texte est trop long : {max} caractères au maximum.',
    invalid: 'Saisie non valable.',
    email: 'Veuillez saisir une adresse e-mail comme name@example.com.',
    phone: 'Veuillez saisir un numéro de téléphone avec l’indicatif du pays.',
    postal: 'Ce code postal ne correspond pas au pays.',
    name: 'Veuillez saisir seulement un nom, sans lien, adresse e-mail, numéro de téléphone ni phrase entière.',
    name_length: 'Le prénom et le nom ne peuvent dépasser 34 caractères à eux deux.',
    street_length: 'La rue et le numéro sont trop longs ensemble pour une étiquette de livraison.',
    country: 'Nous ne livrons pas dans ce pays depuis ce site.',
    tax_code: 'Ce numéro fiscal n’est pas valable. Vérifiez les lettres et les chiffres.',
    upload: 'Attendez que le document soit envoyé.',
    document: 'Nous n’avons plus ce document. Envoyez-le à nouveau.',
    tracking: 'Un numéro de suivi ne comporte que des lettres et des chiffres, 40 au maximum.',
    too_small: 'Cette valeur est trop courte ou trop petite.',
    too_big: 'Cette valeur est trop longue ou trop grande.',
    rating: 'Veuillez choisir une note',
    review_text: 'Il reste des articles à évaluer',
    picture: 'Nous n’avons plus cette image. Veuillez l’ajouter à nouveau.',
    no_line: 'veuillez choisir au moins un article',
    amount_required: 'veuillez saisir le montant du remboursement',
    amount: 'Veuillez indiquer un montant de remboursement supérieur à zéro.',
    one_at_a_time: 'Une demande à la fois : envoyez-les l’une après l’autre.',
    unsent_whole:
      'Les articles qui n’ont pas été expédiés ne peuvent être annulés qu’en entier. Demandez tout leur montant ou laissez-les de côté.',
    currency: 'Veuillez indiquer le montant dans la devise de la commande.',
    decimals: 'Ce montant a trop de décimales.',
    reason_required: 'veuillez choisir un motif',
    exchange_sku_required: 'veuillez choisir ce que vous souhaitez à la place',
    carrier_required: 'veuillez indiquer le transporteur',
    number_required: 'veuillez indiquer le numéro de suivi',
    number_invalid: 'veuillez indiquer un numéro de suivi correct',
    photo_required: 'veuillez montrer au moins une photo',
    captcha: 'Veuillez saisir les quatre caractères de l’image.',
    code: 'Un code compte six chiffres.',
    password: 'Le mot de passe ne remplit pas les conditions',
    nickname: 'Saisissez un nom de 40 caractères au plus, sans < > ni \\.',
    invitation: 'Un code d’invitation a de 8 à 12 lettres et chiffres.',
    phone_country: 'Nous n’envoyons de SMS qu’aux numéros des pays où nous vendons.',
    coupon_code: 'Un code a de 3 à 20 lettres, chiffres ou tirets.',
    above_amount: 'Ce montant doit dépasser la remise.',
    ...frenchPlan,
    price_far:
      'C’est moins de la moitié du dernier prix ou plus du double. Si c’est voulu, cochez la case sous les prix.',
    price_no_reduction:
      'Au cours des 30 derniers jours, il coûtait autant ou moins : ce n’est pas une réduction.',
    price_new:
      'L’article doit avoir été vendu ici pendant 30 jours avant que son prix puisse être réduit.',
    price_last:
      'Une partie de l’article doit rester en vente : retirez plutôt l’article entier de la vente.',
    price_missing: 'Veuillez saisir un prix.',
    ...frenchGoodsTable,
    item_picture: 'Veuillez choisir une des photos de l’article.',
    item_number: 'Ce numéro d’article n’existe pas dans cette boutique.',
    after_start: 'La fin doit venir après le début.',
    vat_id: 'Ce n’est pas un numéro de TVA de ce pays. Vérifiez les lettres et les chiffres.',
    agree: 'Veuillez cocher cette case.',
    document_required: 'Ajoutez au moins un document.',
    document_waiting: 'Nous examinons encore un document. Réessayez dans quelques minutes.',
  },
  articles: { help: 'Aide', legal: 'À propos et mentions légales' },
  mails: {
    greeting: 'Bonjour {name},',
    guestGreeting: 'Bonjour,',
    closing: 'L’équipe Galleria',
    demonstration: 'Une galerie de démonstration.',
    orderNumber: 'Commande {code}',
    from: 'chez {shop}',
    total: 'Total TTC',
    shipping: 'Livraison',
    expected: 'Livraison prévue le {date}',
    viewOrder: 'Voir votre commande',
    deliverTo: 'Adresse de livraison',
    notMe: {
      why: 'Vous recevez cet e-mail parce que cette adresse a été indiquée lors d’une commande. Ce n’était pas vous ? Un clic met fin à ces e-mails :',
      link: 'Ce n’était pas moi',
    },
    received: {
      subject: 'Nous avons bien reçu votre commande {code}',
      intro:
        'Merci pour votre commande. Elle vous est réservée jusqu’au {deadline} et sera préparée dès que nous aurons reçu votre paiement.',
    },
    paid: {
      subject: 'Nous avons reçu votre paiement pour la commande {code}',
      intro:
        'Merci, nous avons reçu votre paiement de {amount}. Votre commande est en préparation, et nous vous écrirons de nouveau lorsqu’un colis sera en route.',
    },
    voucher: {
      subject: 'Vos codes pour la commande {code} sont prêts',
      service:
        'Vos codes pour les services de {shop} sont prêts. Présentez-en un une fois le service effectué ; chacun peut être utilisé une fois.',
      card: 'Vos cartes cadeaux pour {shop} sont prêtes. Pour en dépenser une, présentez son code et donnez son mot de passe.',
      secret:
        'Un code vaut de l’argent : nous ne l’envoyons donc pas par e-mail. Vous le trouverez dans votre commande.',
      paid: 'Merci, nous avons reçu votre paiement de {amount}. Vos codes sont en préparation ; nous vous écrirons dès qu’ils seront prêts, dans quelques minutes au plus.',
    },
    preSale: frenchPreSale,
    groupBuy: frenchGroupBuy,
    freeOrder: frenchFreeOrder,
    giftCard: frenchGiftCard.mail,
    message: frenchMessage,
    withdrawal: frenchWithdrawal,
    ...frenchMails,
    actedFor: frenchActedFor,
    pickUp: frenchPickUp,
    points: frenchPoints,
    closed: {
      subject: 'Votre commande {code} a été fermée faute de paiement',
      intro:
        'Aucun paiement ne nous est parvenu à temps. La commande a donc été fermée et les articles sont de nouveau en vente. Rien n’a été débité.',
    },
    canceled: {
      subject: 'Vous avez annulé la commande {code}',
      intro:
        'Votre commande a été annulée et les articles sont de nouveau en vente. Rien n’a été débité.',
    },
    complete: {
      subject: 'La commande {code} est terminée',
      buyer: 'Vous avez confirmé que tout est arrivé. Merci pour votre commande.',
      clock:
        'Nous n’avons pas eu de vos nouvelles depuis la livraison ; la commande est donc considérée comme reçue.',
      until: 'Si quelque chose ne va pas, vous pouvez faire une demande jusqu’au {deadline}.',
      defects: 'Si un défaut apparaît plus tard, vous pouvez le signaler jusqu’au {deadline}.',
    },
    shipped: {
      subject: 'Un colis de votre commande {code} est en route',
      intro: '{shop} a remis un colis à {carrier}. Le numéro de suivi est le {number}.',
      contents: 'Dans ce colis',
    },
    calledBack: {
      subject: 'Un colis de la commande {code} a été rappelé',
      intro:
        '{shop} a rappelé le colis {number} avant que {carrier} ne vienne le retirer. Son contenu sera renvoyé ou annulé ; nous vous écrirons dans les deux cas.',
      reason: 'Motif : {reason}',
    },
    corrected: {
      subject: 'Nouveau numéro de suivi pour la commande {code}',
      intro:
        '{shop} a corrigé le numéro de suivi d’un colis : il voyage avec {carrier} sous le numéro {number}. Ne tenez plus compte du numéro que nous vous avions envoyé.',
    },
    refunded: {
      subject: 'Nous vous avons remboursé {amount} pour la commande {code}',
      duplicate:
        'Votre commande a été payée deux fois. Nous avons remboursé le second paiement de {amount} sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
      amount:
        'Votre paiement de {amount} ne correspondait pas au total de votre commande, nous n’avons donc pas pu l’utiliser. Nous l’avons remboursé sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés. Vous pouvez encore payer la commande jusqu’à la fin du délai de paiement.',
      deposit:
        'Nous avons remboursé votre acompte de {amount} sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
      late: 'Votre paiement de {amount} est arrivé après la fermeture de la commande. Nous l’avons remboursé sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
    },
    account: {
      code: {
        subject: 'Votre code pour Galleria',
        signUp: 'Utilisez ce code pour ouvrir votre compte Galleria :',
        password: 'Utilisez ce code pour définir un nouveau mot de passe :',
        prove: 'Utilisez ce code pour confirmer que c’est bien vous :',
        change: 'Utilisez ce code pour modifier vos coordonnées :',
        bind: 'Utilisez ce code pour ajouter cette adresse à votre compte :',
        destroy: 'Utilisez ce code pour supprimer définitivement votre compte :',
        guestOrder: 'Utilisez ce code pour ouvrir votre commande :',
        validity:
          'Il est valable {minutes} minutes et une seule fois. Ne le donnez à personne, pas même à nous. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
        sms: '{code} est votre code Galleria, valable {minutes} minutes. Ne le donnez à personne.',
      },
      hasAccount: {
        subject: 'Vous avez déjà un compte',
        intro:
          'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un nouveau compte ou l’ajouter à un compte. Elle appartient déjà à un compte ; rien n’a donc été changé.',
        signIn: 'Se connecter',
        reset: 'Définir un nouveau mot de passe',
      },
      notices: {
        subject: 'Votre compte a été modifié',
        password: 'Votre mot de passe a été changé. Tous les autres appareils ont été déconnectés.',
        email:
          'L’adresse e-mail de votre compte a été changée. Cette adresse n’en fait plus partie.',
        mobile: 'Le numéro de mobile de votre compte a été changé ou retiré.',
        bound: 'Une adresse e-mail ou un numéro de mobile a été ajouté à votre compte.',
        emailRemoved: 'Cette adresse e-mail a été retirée de votre compte.',
        third:
          'Un moyen de connexion par un autre fournisseur a été ajouté à votre compte ou en a été retiré.',
        destroyed:
          'Votre compte a été supprimé, comme demandé. Ce que la loi fiscale nous oblige à garder de vos commandes est conservé à part de votre nom et supprimé au terme du délai.',
        triesSubject: 'Quelqu’un essaie de se connecter à votre compte',
        tries:
          'Au cours de la dernière heure, quelqu’un a essayé de nombreux mots de passe erronés pour votre compte. Personne n’y est entré. Vous pouvez toujours vous connecter depuis les navigateurs que vous avez déjà utilisés.',
        triesAdvice:
          'Si c’était vous et que vous avez oublié votre mot de passe, ou si vous l’utilisez aussi ailleurs, veuillez en définir un nouveau. Sinon, vous n’avez rien à faire.',
        triesSms:
          'Galleria : quelqu’un essaie des mots de passe erronés pour votre compte. Personne n’est entré. Si vous utilisez ce mot de passe ailleurs, changez-le.',
        notYou: 'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe :',
        reset: 'Définir un nouveau mot de passe',
        sms: 'Galleria : un contact ou le mot de passe de votre compte a changé. Ce n’était pas vous ? Définissez vite un nouveau mot de passe.',
      },
      guestLink: {
        subject: 'Votre commande {code}',
        intro:
          'Utilisez ce lien pour voir votre commande. Il n’ouvre que cette commande ; ne le transmettez pas.',
        member: 'Cette commande appartient à un compte. Connectez-vous pour la voir.',
      },
    },
    afterSales: {
      ...frenchDispute,
      ...frenchReturns,
      ...frenchWithdrawn,
      ...frenchExchanges,
      ...frenchDifferences,
      ...frenchShopExchanges,
      ...frenchInspections,
      unsent: 'non expédié, à annuler',
      received: {
        subject: 'Nous avons reçu votre demande {number}',
        intro:
          '{shop} a reçu votre demande de {amount} pour la commande {code} et a jusqu’au {deadline} pour répondre. Sans réponse, votre remboursement est accepté.',
        link: 'Voir votre demande',
      },
      outOfStock: {
        subject: 'Une partie de la commande {code} ne peut pas être expédiée',
        intro:
          'Nous sommes désolés : {shop} n’a pas tout ce que contient votre commande {code} et a annulé les articles ci-dessous. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
      },
      notProvided: {
        subject: 'Une partie de la commande {code} ne peut pas être fournie',
        intro:
          'Nous sommes désolés : {shop} ne peut pas fournir tout ce que contient votre commande {code} et a annulé les codes ci-dessous, qui ne peuvent donc plus être utilisés. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
      },
      giftCanceled: {
        subject: 'Le cadeau de la commande {code} n’est pas disponible',
        intro:
          'Nous sommes désolés : {shop} a annulé le cadeau ci-dessous qui accompagnait votre commande {code}. Il ne vous a rien coûté, il n’y a donc pas de remboursement ; le reste de votre commande n’est pas concerné.',
      },
      notFetched: {
        subject: 'La commande {code} n’a pas été retirée à temps',
        intro:
          '{shop} vous a réservé les articles ci-dessous de votre commande {code}, mais personne ne les a retirés ; la boutique les a donc annulés. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
      },
      canceling: {
        subject: 'Votre annulation de la commande {code}',
        intro:
          'Nous avons annulé tout ce qui n’avait pas été expédié de votre commande {code}. {amount} vous seront remboursés sur le moyen de paiement utilisé, et nous vous écrirons de nouveau lorsque le remboursement sera en route.',
      },
      canceled: {
        subject: 'Annulé, ne pas expédier : commande {code}',
        intro:
          '{buyer} a annulé des articles de la commande {code} avant leur expédition. Veuillez ne pas les expédier ; {amount} seront remboursés à l’acheteur.',
        link: 'Ouvrir l’annulation',
      },
      reminder: {
        subject: 'Veuillez répondre à {buyer} au plus tard le {deadline} ({code})',
        intro:
          'La demande de {buyer} de {amount} pour la commande {code} est toujours sans réponse. Le {deadline}, elle sera considérée comme acceptée.',
      },
      applied: {
        subject: '{buyer} demande un remboursement de {amount} pour la commande {code}',
        intro:
          '{buyer} demande le remboursement de {amount} pour des articles de la commande {code}. Veuillez répondre au plus tard le {deadline} ; sans réponse, la demande est considérée comme acceptée.',
        link: 'Répondre dans l’espace professionnel',
      },
      rejected: {
        subject: 'La boutique a refusé votre demande pour la commande {code}',
        intro: '{shop} a refusé votre demande {number}. Le motif indiqué :',
      },
      refunded: {
        subject: 'Nous avons remboursé {amount} pour la commande {code}',
        intro:
          '{amount} de votre commande {code} sont en cours de remboursement sur le moyen de paiement utilisé. Selon votre banque, cela prend quelques jours ouvrés.',
      },
      failed: {
        subject: 'Votre remboursement pour la commande {code} prend plus de temps',
        intro:
          'Désolés, le remboursement de {amount} a échoué chez le prestataire de paiement. Nous réessayons automatiquement ; vous n’avez rien à faire.',
      },
    },
    readdressed: {
      subject: 'L’adresse de livraison de la commande {code} a été modifiée',
      intro:
        'Votre commande partira à la nouvelle adresse. Si ce n’était pas vous, annulez la commande.',
    },
    readdressedShop: {
      subject: 'Commande {code} : nouvelle adresse de livraison',
      intro:
        'L’acheteur a modifié l’adresse de livraison de cette commande de {shop}. Veuillez vérifier l’adresse avant de remettre la commande au transporteur.',
    },
    sold: {
      subject: 'Nouvelle commande {code} pour {shop}',
      intro:
        '{shop} a une nouvelle commande, et elle est payée. Veuillez la remettre au transporteur au plus tard le {day}.',
      link: 'Ouvrir la commande dans l’espace professionnel',
    },
    review: {
      hidden: {
        subject: 'Votre avis sur {item} a été retiré',
        intro:
          'Quelqu’un a signalé votre avis sur {item}. Nous l’avons examiné et retiré. Si vous n’êtes pas d’accord, dites-nous pourquoi à côté de l’avis dans les six mois, et nous l’examinerons de nouveau.',
      },
      restored: {
        subject: 'Votre avis sur {item} est de nouveau affiché',
        intro:
          'Nous avons examiné une nouvelle fois votre avis sur {item}. Il est de nouveau affiché.',
      },
      removed: {
        subject: 'Votre avis sur {item} reste masqué',
        intro: 'Nous avons examiné une nouvelle fois votre avis sur {item}. Il reste masqué.',
      },
      reported: {
        subject: 'L’avis sur {item} que vous avez signalé',
        kept: 'Merci. Une personne de notre équipe a examiné l’avis sur {item} que vous avez signalé ; il reste affiché.',
        taken:
          'Merci. Une personne de notre équipe a examiné l’avis sur {item} que vous avez signalé et l’a retiré.',
      },
      reason: 'Le motif',
      link: 'Voir votre avis',
    },
    applied: {
      subject: '{shop} souhaite vendre sur Galleria',
      intro: 'Quelqu’un a demandé à ouvrir la boutique {shop} et attend une réponse.',
      link: 'Voir votre demande',
    },
    items: frenchItems,
    merchant: {
      submitted: {
        subject: 'Nous avons reçu la demande de {shop}',
        intro:
          'Merci. Nous examinons la société, les documents et l’adresse de retour de {shop} et répondons sous trois jours ouvrés. D’ici là, vous pouvez retirer la demande et la modifier.',
        link: 'Voir votre demande',
      },
      approved: {
        subject: '{shop} peut désormais vendre sur Galleria',
        intro:
          'Bienvenue ! Votre demande a été acceptée. L’espace professionnel de {shop} est ouvert ; connectez-vous avec votre compte habituel.',
        link: 'Ouvrir l’espace professionnel',
      },
      rejected: {
        subject: 'Votre demande pour {shop} doit être modifiée',
        intro: 'Nous n’avons pas pu accepter votre demande pour {shop}. La raison :',
        link: 'Corriger et renvoyer',
      },
      ...frenchShopStatus,
    },
  },
}
