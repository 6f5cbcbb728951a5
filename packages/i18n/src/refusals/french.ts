import type { RefusalTexts } from './english.ts'
import { frenchFactorRefusals } from './french-factor.ts'
import { frenchMatterRefusals } from './french-matter.ts'
import { frenchReissueRefusals } from './french-reissue.ts'

/** What the server refuses, in French. */
export const frenchRefusals: RefusalTexts = {
  'request.malformed': 'Veuillez vérifier les champs signalés.',
  'request.origin': 'Cette demande ne provient pas de nos pages.',
  'request.too_large': 'C’est trop pour un seul envoi.',
  'request.media_type': 'Ce type de contenu n’est pas pris en charge.',
  'auth.signed_out': 'Veuillez vous connecter.',
  'auth.role': 'Votre compte n’y a pas accès.',
  'auth.wrong_credentials': 'L’adresse e-mail et le mot de passe ne correspondent pas.',
  'auth.second_factor':
    'Confirmez la seconde étape : avec une clé d’accès, le code de votre application ou un code de secours.',
  'auth.second_factor_owed':
    'Configurez d’abord une application ou une clé d’accès comme seconde étape : votre rôle l’exige.',
  '429': 'Trop de tentatives. Veuillez patienter {wait}.',
  not_found: 'Nous n’avons pas trouvé cela.',
  'service.busy': 'La galerie est très fréquentée. Veuillez réessayer dans un instant.',
  'storage.full':
    'Il n’y a plus de place pour des fichiers en ce moment. Rien n’a été envoyé ; veuillez réessayer plus tard.',
  'service.fault': 'Une erreur s’est produite de notre côté. Rien n’est perdu, veuillez réessayer.',
  'sku.not_found': 'Cette version n’est plus en vente.',
  'item.not_found': 'Cet article n’est plus vendu sur Galleria.',
  'shop.not_found': 'Cette boutique n’existe pas.',
  'article.not_found': 'Cette page n’existe pas.',
  'page.changed':
    'Quelqu’un d’autre l’a enregistré entre-temps. Veuillez regarder le texte le plus récent.',
  'page.not_filled': 'Avant l’affichage, veuillez compléter : {names}.',
  'cart.line_not_found': 'Cet article n’est plus dans votre panier.',
  'cart.full': 'Votre panier est plein. Veuillez d’abord commander ou retirer un article.',
  'stock.exceeded': 'Il n’en reste que {available} en stock.',
  'reminder.no_address': 'Ajoutez d’abord une adresse e-mail à votre compte.',
  'wish.not_needed': 'Cette version est de nouveau disponible. Veuillez recharger la page.',
  'wish.too_many': 'Vous attendez déjà {most} versions. Veuillez d’abord en retirer une.',
  'stock.held':
    'Des commandes en retiennent {held}. Il ne peut pas y en avoir moins : annulez d’abord des unités d’une commande.',
  'stock.moved':
    'Entre-temps, quelque chose est entré ou sorti : il y en a maintenant {onHand}. Veuillez recompter.',
  'stock.full': 'C’est plus qu’une version ne peut avoir en stock.',
  'price.changed_meanwhile': 'Quelqu’un d’autre a changé ces prix. Veuillez regarder les nouveaux.',
  'price.plan_over': 'Ces prix ont déjà commencé ou ont été retirés.',
  'price.refused': 'Veuillez vérifier les prix marqués.',
  'goods.state': 'Ce n’est pas possible avec ces articles.',
  'item.save_not_found': 'Cet état de l’article n’est plus conservé.',
  'item.changed': 'Quelqu’un d’autre a modifié cet article. Veuillez le regarder à nouveau.',
  'item.refused': 'Veuillez vérifier les champs marqués.',
  'item.incomplete': 'Il manque quelque chose avant que cet article puisse être vendu.',
  'item.too_many': 'Une boutique peut avoir au plus {most} articles.',
  'dispute.own': 'Quelqu’un d’autre tranche pour vos propres achats ou votre propre boutique.',
  'item.own': 'Quelqu’un d’autre décide des articles de votre propre boutique.',
  'qty.step': 'Cet article se vend par pas de {step}.',
  'address.not_found': 'Cette adresse n’est plus dans votre carnet d’adresses.',
  'address.too_many':
    'Votre carnet d’adresses est plein. Veuillez d’abord modifier ou supprimer une adresse.',
  'checkout.empty': 'Aucun article n’est sélectionné pour la commande.',
  'checkout.address_missing': 'Veuillez choisir où nous devons livrer.',
  'checkout.billing_incomplete':
    'Cette adresse de facturation est incomplète : il manque peut-être le numéro fiscal ou son document. Veuillez la compléter.',
  'checkout.quote_unknown': 'Ce récapitulatif n’est plus à jour. Veuillez consulter le nouveau.',
  'checkout.tax_changed':
    'Le taux de TVA a changé depuis que vous avez vu ce récapitulatif. Veuillez consulter le nouveau.',
  'stock.sold_out': 'Un article vient d’être épuisé.',
  'presale.not_found': 'Cette prévente n’existe pas.',
  'presale.over': 'Cette prévente est terminée.',
  'sale.over': 'Cette vente flash est terminée.',
  'presale.alone':
    'Les articles en prévente se commandent seuls. Veuillez commander les autres articles séparément.',
  'pointprice.changed':
    'Quelqu’un d’autre a modifié ce prix en points. Veuillez le regarder à nouveau.',
  'set.not_found': 'Cet ensemble n’existe pas.',
  'set.changed': 'Quelqu’un d’autre a modifié cet ensemble. Veuillez le regarder à nouveau.',
  'set.parts': 'Un de ses articles n’est plus vendu. Modifiez d’abord l’ensemble.',
  'groupoffer.not_found': 'Cette offre de groupe n’existe pas.',
  'groupoffer.over': 'Cette offre de groupe est terminée.',
  'groupbuy.alone':
    'Les commandes en groupe se passent seules. Veuillez commander les autres articles séparément.',
  'groupbuy.not_offered': 'Un groupe de cette taille ne peut plus être lancé.',
  'groupbuy.over': 'Ce groupe est complet ou fermé. Vous pouvez en lancer un nouveau.',
  'groupbuy.own': 'Vous êtes déjà dans ce groupe. Utilisez le lien pour inviter quelqu’un d’autre.',
  'campaign.name_taken': 'Il existe déjà une opération de ce nom.',
  'campaign.currency': 'Ces boutiques ont plusieurs monnaies. Créez une opération pour chacune.',
  'campaign.window': 'Une opération se termine après son début, et plus tard que maintenant.',
  'campaign.prizes': 'Un lot, ce sont des points, au moins un, ou rien.',
  'campaign.budget': 'C’est moins que la valeur d’une carte cadeau.',
  'campaign.amount': 'Ce montant a plus de décimales que sa monnaie.',
  'campaign.not_found': 'Cette opération n’existe pas.',
  'campaign.over': 'Cette opération n’accepte plus de commandes.',
  'prize.not_found': 'Ce tirage n’existe pas.',
  'prize.over':
    'Ce lot ne peut plus être tiré : le tirage est terminé, ou la commande a été remboursée.',
  'gift_card.not_found': 'Cette carte cadeau n’existe pas.',
  'gift_card.state':
    'Cette carte cadeau ne peut pas être utilisée : elle n’est pas encore prête, a été utilisée ou retirée, ou a expiré.',
  'set.not_offered': 'Cet ensemble n’est plus proposé ainsi.',
  'points.alone':
    'Les articles contre des points se commandent seuls. Veuillez commander les autres articles séparément.',
  'points.members':
    'Les points sont liés à un compte : veuillez vous connecter pour commander avec des points.',
  'points.short': 'Il faut {needed} points, et vous en avez {left}.',
  'price.changed': 'Un prix a changé depuis que vous l’avez vu.',
  'unpaid.orders':
    'Vous avez {most} commandes impayées, c’est le maximum à la fois. Veuillez en payer ou en annuler une, puis commander à nouveau.',
  'unpaid.units':
    'Avec vos commandes impayées, cela ferait plus de {most} articles. Veuillez en payer ou en annuler une, ou commander moins d’articles à la fois.',
  'unpaid.share':
    'On ne peut pas commander plus de {most} exemplaires de l’un de ces articles avant de les avoir payés. Veuillez payer ou annuler vos commandes impayées, ou en commander moins.',
  'unpaid.network':
    'Il y a en ce moment beaucoup de commandes impayées depuis votre connexion internet. Veuillez payer ou annuler les vôtres, vous connecter, ou réessayer dans une demi-heure.',
  'coupon.tries':
    'Vous avez essayé trop de codes. Réessayez dans une heure ou commandez sans code.',
  'coupon.unknown': 'Ce bon de réduction n’existe pas ici.',
  'coupon.ended': 'Ce bon de réduction n’est pas valable en ce moment.',
  'coupon.goods':
    'Ce bon de réduction vaut pour des articles à partir de {from}, hors préventes, achats groupés, articles contre points et codes.',
  'coupon.used_up': 'Ce bon de réduction a été utilisé autant de fois que possible.',
  'coupon.used_by_you': 'Vous avez déjà utilisé ce bon de réduction.',
  'promotion.not_found': 'Cette promotion n’existe pas.',
  'promotion.state': 'Ce n’est plus possible avec cette promotion.',
  'promotion.code_taken': 'Il existe déjà un bon de réduction avec ce code.',
  'contract.not_found': 'Cette commande n’existe pas.',
  'order.not_found': 'Cette commande n’existe pas.',
  'order.other_country':
    'Cette adresse est dans un autre pays, où la taxe et la livraison sont différentes. Veuillez passer une nouvelle commande pour elle.',
  'order.state': 'La commande a avancé entre-temps, ce n’est plus possible.',
  'order.delay_day':
    'Choisissez un jour après celui qui était promis, au plus tôt aujourd’hui et dans les {most} jours.',
  'order.delay_words': 'Dites pourquoi avec vos propres mots.',
  'order.notes_full': 'Cette commande a déjà autant de notes que possible.',
  ...frenchReissueRefusals,
  'order.buyer_left':
    'L’acheteur a supprimé son compte et ne lit plus rien. Ce qui avait été écrit a disparu avec lui.',
  'order.messages_full': 'Une commande contient au plus {most} messages.',
  'payment.not_found': 'Ce paiement n’existe pas.',
  'payment.channel': 'Ce mode de paiement n’est pas disponible pour cette commande.',
  'payment.already_paid': 'Cette commande est déjà payée.',
  'payment.window_closed': 'Le délai de paiement de cette commande est écoulé.',
  'payment.in_flight':
    'Votre banque n’a pas encore décidé d’un paiement. Veuillez attendre sa réponse.',
  'payment.unreachable':
    'Nous ne savons pas encore si vous avez payé : le prestataire de paiement n’est pas joignable pour le moment. Nous vérifions, gardons votre commande jusque-là et vous écrirons.',
  'payment.address':
    'Veuillez vérifier les adresses de livraison et de facturation de cette commande avant de payer ainsi.',
  'payment.provider':
    'Le paiement n’a pas pu être lancé. Veuillez réessayer ou choisir un autre mode de paiement.',
  'voucher.not_found':
    'Aucune de vos boutiques n’a ce code, ou pas avec ce mot de passe. Saisissez-le tel qu’il figure sur le bon.',
  'voucher.used': 'Ce code a déjà été utilisé.',
  'voucher.expired': 'Ce code a expiré.',
  'voucher.returned':
    'L’acheteur a demandé le remboursement de ce code. Il ne peut pas être utilisé.',
  'service.not_offered': 'La boutique ne monte pas ces articles, ou plus.',
  'service.not_found':
    'Indiquez d’abord comment s’appelle la livraison avec montage de la boutique.',
  'service.too_many': 'Pas plus de {most} prix.',
  'cover.not_offered': 'Il n’y a pas de protection pour ces articles.',
  'view.not_found': 'Cette vue n’existe plus.',
  'view.name_taken': 'Vous avez déjà une vue de ce nom.',
  'view.too_many': 'Vous pouvez garder au plus {most} vues. Supprimez-en d’abord une.',
  'setting.not_found': 'Cette entrée n’existe plus.',
  'setting.too_many': 'Une boutique peut en avoir au plus {most}.',
  'site.not_found': 'Ce point de retrait n’existe pas ou n’est plus ouvert.',
  'site.name_taken': 'Un autre point de retrait de cette boutique porte déjà ce nom.',
  'site.too_many': 'Une boutique peut avoir au plus {most} points de retrait.',
  'verify_code.wrong':
    'Ce n’est pas le code de cette commande. Saisissez-le tel que l’acheteur le présente.',
  'parcel.not_found': 'Ce colis n’existe pas.',
  'parcel.number_taken': 'Ce numéro de suivi appartient à un autre colis.',
  'parcel.named':
    'Entre-temps, le numéro de suivi {number} a été indiqué. Envoyez de nouveau le formulaire pour le remplacer par celui-ci.',
  'parcel.too_many': 'C’est plus que ce qu’il reste à expédier.',
  'parcel.unpaid':
    'L’autorisation de paiement de l’acheteur a expiré ou a été annulée : ce que vous expédiez maintenant ne peut plus être débité. Ne remettez pas le colis ; annulez ces articles, et l’acheteur pourra commander à nouveau.',
  'parcel.received': 'Ce colis a été reçu : son numéro ne peut plus être corrigé.',
  'parcel.delivered':
    'Le transporteur a signalé ce colis comme livré : son numéro ne peut plus être corrigé. S’il n’est pas parvenu à l’acheteur, écrivez à Galleria.',
  'parcel.corrected':
    'Quelqu’un a corrigé ce numéro entre-temps. Regardez celui qui s’y trouve maintenant et enregistrez de nouveau le vôtre si c’est le bon.',
  'parcel.called_back': 'Ce colis a été rappelé. Renvoyez son contenu avec le numéro valable.',
  'parcel.scanned':
    'Le transporteur a déjà ce colis, ou il a été reçu : il ne peut plus être rappelé.',
  'parcel.asked_back':
    'Un remboursement a été demandé ou effectué pour un article de ce colis : il ne peut pas être rappelé. Répondez à cette demande, ou convenez avec l’acheteur de ce que devient le colis.',
  'carrier.not_found': 'Nous ne connaissons pas ce transporteur.',
  'carrier.code_taken': 'Il existe déjà un transporteur avec ce code.',
  'carrier.changed':
    'Quelqu’un a modifié ce transporteur entre-temps. Veuillez le vérifier à nouveau.',
  'category.not_found': 'Cette catégorie n’existe pas.',
  'category.changed':
    'Quelqu’un a modifié les catégories entre-temps. Veuillez les vérifier à nouveau.',
  'category.key_taken': 'Une autre catégorie a déjà cette adresse. Veuillez en choisir une autre.',
  'category.below_itself':
    'Une catégorie ne peut pas se trouver sous elle-même ni sous ce qui est au-dessous d’elle.',
  'category.too_deep':
    'Les catégories ont trois niveaux au plus. Veuillez choisir une place plus haut.',
  'category.too_many': 'Il y a déjà 100 catégories ; il ne peut pas y en avoir davantage.',
  'category.has_below':
    'D’autres catégories se trouvent sous celle-ci. Veuillez d’abord les déplacer ou les supprimer.',
  'category.last': 'Il doit rester au moins une catégorie.',
  'category.energy_missing':
    'Articles qui y sont vendus sans classe énergétique : {count}. Leurs boutiques doivent d’abord l’indiquer.',
  'attribute.not_found': 'Cette caractéristique n’existe pas.',
  'attribute.changed': 'Quelqu’un a modifié cela entre-temps. Veuillez le revoir.',
  'attribute.key_taken':
    'Une autre caractéristique a déjà cette clé, ou des adresses l’utilisent. Veuillez en choisir une autre.',
  'attribute.too_many': 'Il y a déjà {most} caractéristiques ; il ne peut y en avoir davantage.',
  'attribute.no_options': 'Un choix a besoin d’une option que l’on puisse choisir.',
  'taxrate.begun': 'Ce jour y a déjà commencé ou va commencer. Veuillez en choisir un plus tardif.',
  'taxrate.changed':
    'Quelqu’un a modifié les taux de ce pays entre-temps. Veuillez les vérifier à nouveau.',
  'table.empty':
    'Ce tableau ne contient aucun numéro de suivi : commande, transporteur et numéro figurent dans les trois premières colonnes, à partir de la deuxième ligne.',
  'table.too_long': 'Un tableau contient au plus {most} colis. Veuillez le partager en deux.',
  'table.number':
    'Ce n’est pas un numéro de suivi. Si le tableur l’a arrondi, mettez la colonne en texte et saisissez-le de nouveau.',
  'reverse.statutory':
    'C’est une rétractation légale : elle ne peut pas être refusée, ni aucune de ses pièces.',
  'withdrawal.not_found':
    'Cette confirmation n’est plus affichée ici. Vous la trouverez dans l’e-mail que nous vous avons envoyé.',
  'withdrawal.lines': 'La commande a changé entre-temps. Veuillez revoir les articles.',
  'import.not_found': 'Ce tableau n’existe pas.',
  'import.open':
    'Un autre tableau d’articles est en attente ou en cours d’import. Veuillez d’abord le terminer ou l’abandonner.',
  'import.state': 'Ce n’est plus possible avec ce tableau.',
  'import.kind':
    'Ce n’est pas un tableau CSV avec des en-têtes. Veuillez l’enregistrer au format CSV dans votre tableur.',
  'import.too_large': 'Un tableau peut faire au maximum {limit} Mo.',
  'import.empty': 'Ce tableau n’a aucune ligne sous ses en-têtes.',
  'import.too_long':
    'Un tableau peut avoir au maximum {most} lignes. Veuillez le partager en deux.',
  'import.broken':
    'Le tableau est illisible à partir de la ligne {row} : un guillemet n’est pas fermé ou la ligne est beaucoup trop longue.',
  'import.columns':
    'Veuillez indiquer quelle colonne est la référence de l’article et ne rien choisir deux fois.',
  'import.not_all':
    '{count} lignes ne peuvent pas être importées, aucune ne l’a donc été. Veuillez les corriger ou n’importer que les autres.',
  'import.too_many_at_once':
    'En un seul bloc, {most} lignes au maximum peuvent être importées. Veuillez importer les lignes correctes ou faire plusieurs tableaux.',
  'price_change.not_found': 'Cette modification groupée n’existe pas.',
  'price_change.state': 'Cette modification groupée ne le permet plus.',
  'price_change.empty': 'Aucun prix ne correspond à votre choix.',
  'price_change.too_many':
    'Cela fait plus de {most} prix. Veuillez choisir moins d’articles ou de pays.',
  'price_change.asked': '{count} prix sont à regarder deux fois. Veuillez dire s’ils sont voulus.',
  'price_change.undo_over': 'Une modification groupée peut être annulée pendant {days} jours.',
  'guest.link': 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  'captcha.wrong': 'Ce ne sont pas les caractères de l’image. Essayez avec la nouvelle.',
  'captcha.old':
    'L’image avait plus de deux minutes. Veuillez saisir les caractères de la nouvelle.',
  'captcha.required': 'Veuillez saisir aussi les caractères de l’image.',
  'code.wrong': 'Ce code est faux ou n’est plus valable. Vérifiez-le ou demandez-en un nouveau.',
  'contact.taken': 'Cette adresse e-mail ou ce numéro appartient déjà à un compte.',
  'contact.none': 'Ce compte n’a pas ce contact.',
  'contact.bound': 'Ce compte en a déjà un. Modifiez-le plutôt.',
  'contact.not_own': 'Ce n’est pas le contact de votre compte.',
  'password.wrong': 'Ce n’est pas votre mot de passe.',
  'auth.prove_again': 'Confirmez d’abord que c’est bien vous.',
  'step.expired': 'Cela a pris trop de temps ou a déjà servi. Veuillez recommencer.',
  ...frenchFactorRefusals,
  'person.not_found': 'Aucun membre n’a cette adresse ou ce numéro.',
  'person.own': 'Quelqu’un d’autre doit le faire pour vous.',
  'account.last_way_in':
    'C’est le dernier contact ou le dernier accès à votre compte. Ajoutez-en d’abord un autre.',
  'account.held': 'Le compte ne peut pas encore être supprimé : quelque chose est en cours.',
  'invitation.unknown': 'Personne n’a ce code d’invitation.',
  'invitation.used': 'Vous avez déjà indiqué qui vous a invité.',
  'invitation.circle':
    'Vous ne pouvez pas être invité par vous-même ni par quelqu’un que vous avez invité.',
  'guest.member': 'Cette commande appartient à un compte. Connectez-vous.',
  'file.too_large': 'L’image ne peut pas dépasser {limit} Mo',
  'file.kind': 'Veuillez choisir une image au format PNG, BMP, JPEG ou GIF.',
  'file.too_many':
    'Vous avez envoyé beaucoup d’images qui ne sont encore rattachées à rien. Terminez votre texte ou réessayez demain.',
  'model.too_large': 'Un modèle 3D ne peut pas dépasser {limit} Mo.',
  'model.kind': 'Ce n’est pas un modèle 3D au format GLB (glTF 2.0), ou il contient des erreurs.',
  'model.outside':
    'Le modèle renvoie à des fichiers extérieurs. Exportez-le en un seul fichier GLB qui contient tout.',
  'model.moving':
    'Le modèle contient une animation ou un squelette. Exportez-le en modèle immobile.',
  'model.texture':
    'Une texture du modèle n’est pas une image PNG, JPEG ou WebP, ou compte plus de 25 mégapixels.',
  'model.extension':
    'Le modèle utilise {name}, que certains navigateurs ne savent pas afficher. Exportez-le sans cette extension.',
  'model.triangles': 'Le modèle compte {found} triangles ; {most} sont permis.',
  'model.size':
    'Le modèle mesure {model} (largeur × profondeur × hauteur), mais la version la plus proche mesure {version}. Un modèle peut s’en écarter d’un cinquième au plus. Vérifiez l’unité de l’export : glTF compte en mètres.',
  'document.too_large': 'Un document ne peut pas dépasser {limit} Mo.',
  'document.kind': 'Veuillez choisir un document PDF.',
  'document.refused':
    'Nous ne pouvons pas accepter ce document : il contient du contenu actif. Enregistrez-le comme PDF simple et envoyez-le à nouveau.',
  'place.not_found': 'Nous ne trouvons plus ce lieu. Continuez la saisie.',
  'comment.not_found': 'Cet avis n’existe pas.',
  'comment.line_not_found': 'Cet article ne fait pas partie de ceux que vous avez reçus.',
  'comment.order_state': 'Un article peut être évalué une fois sa commande terminée.',
  'comment.already_written': 'Vous avez déjà évalué cet article.',
  'comment.already_answered': 'Cet avis a déjà reçu une réponse.',
  'comment.answer_changed':
    'Quelqu’un a corrigé cette réponse entre-temps. Veuillez la vérifier à nouveau.',
  'comment.own_shop':
    'Vous travaillez pour cette boutique, et personne n’évalue les articles de sa propre boutique.',
  'comment.own_voice':
    'On ne peut pas marquer comme utile son propre avis ni un avis sur sa propre boutique.',
  'comment.state': 'Cet avis a changé ; ce n’est plus possible.',
  'reverse.not_found': 'Cette demande de service après-vente n’existe pas.',
  'reverse.changed': 'Cette demande a été modifiée entre-temps. Veuillez la regarder de nouveau.',
  'reverse.state': 'La demande a avancé ; ce n’est plus possible.',
  'reverse.not_eligible':
    'Vous ne pouvez pas faire de demande de service après-vente pour ces articles, ou plus dans cette quantité.',
  'reverse.not_all':
    'Avant la livraison, tout ce qui n’a pas été expédié s’annule ensemble. Veuillez revoir les articles.',
  'reverse.too_many':
    'Nous avons déjà reçu {most} demandes pour l’un de ces articles. Pour une autre, écrivez-nous ; nous l’examinerons avec la boutique.',
  'reverse.type': 'Ce type de demande n’est pas proposé pour cette commande.',
  'reverse.own_purchase': 'Quelqu’un d’autre doit décider de votre propre achat.',
  'reverse.versions':
    'Des pièces de cette ligne ont été échangées contre une autre version. Veuillez demander au plus {most} d’une même version à la fois.',
  'reverse.exchange_sku': 'Cette version ne peut pas être choisie en remplacement.',
  'reverse.exchange_sold_out': 'Le remplacement est épuisé.',
  'reverse.exchange_price':
    'Le prix a changé depuis l’affichage de cette page : {amount} vous seront désormais remboursés.',
  'reverse.exchange_surcharge':
    'Cet article coûte plus que ce que vous avez payé : {amount} sont à payer désormais. Merci de vérifier et d’envoyer à nouveau.',
  'reverse.exchange_dearer':
    'Une différence de prix a été payée pour ces articles. Ils ne peuvent être échangés que contre la même version, ou retournés pour un remboursement.',
  'reverse.exchange_twice':
    'Ces articles ont déjà été échangés {most} fois. Vous pouvez encore les renvoyer contre remboursement.',
  'reverse.inspection':
    'Veuillez indiquer ce que vous avez constaté pour chaque pièce ; les pièces refusées demandent une raison et une photo, et si rien n’est accepté, c’est tout le retour qui est refusé.',
  'reverse.loss':
    'Une perte de valeur ne peut être déduite que lors d’une rétractation, avec un motif et une photo, et de {most} au plus.',
  'refund.unsent_whole':
    'Les articles qui n’ont pas été expédiés ne peuvent être annulés qu’en entier : demandez au moins {least} ou laissez-les de côté.',
  'offer.over':
    'Le délai pour répondre à cette offre est écoulé. La boutique répond maintenant à votre demande.',
  'offer.too_much': 'Veuillez proposer moins de {asked} : ce serait la totalité du montant.',
  'offer.replaced':
    'La boutique a fait une autre offre entre-temps. Veuillez consulter la nouvelle.',
  'dispute.proofs_full': 'Vous avez ajouté tout ce que vous pouviez ; ce qui s’y trouve sera lu.',
  'dispute.part':
    'Veuillez indiquer moins de {most}, soit tout ce qui est demandé ici, et au moins une unité.',
  'refund.exceeds_available': 'Le remboursement maximal pour ces articles est de {left}.',
  'merchant.frozen':
    'Votre boutique est suspendue : vous pouvez tout consulter, expédier les commandes en cours et répondre aux demandes de service après-vente, mais pas faire ceci.',
  'merchant.cleared':
    'Votre boutique a quitté Galleria : vous pouvez encore tout consulter, mais plus rien modifier.',
  'operator.not_found': 'Cette personne ne travaille pas pour Galleria.',
  'operator.already': 'Cette personne travaille déjà pour Galleria.',
  'operator.last_head':
    'La galerie garde au moins une personne à sa tête. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'operator.role':
    'Votre rôle dans la galerie ne comprend pas cela. La personne qui la dirige peut modifier votre rôle.',
  'merchant.role':
    'Votre rôle dans cette boutique ne le permet pas. Un propriétaire de la boutique peut changer votre rôle.',
  'merchant.other_shop':
    'Vous êtes passé à une autre de vos boutiques dans une autre fenêtre. Veuillez recharger cette page.',
  'key.not_valid': 'Cette clé n’est pas valable : elle est inconnue, révoquée ou expirée.',
  'key.scope': 'Cette clé ne couvre pas cet appel.',
  'key.not_found': 'Votre boutique n’a pas cette clé.',
  'key.too_many':
    'Une boutique peut avoir au plus {most} clés valables. Veuillez d’abord en révoquer une.',
  'webhook.not_found': 'Votre boutique n’a pas ce webhook ni ce message.',
  'webhook.too_many': 'Une boutique peut avoir au plus {most} webhooks.',
  'webhook.address': 'Veuillez saisir une adresse https sur un hôte public.',
  'webhook.off': 'Ce webhook est désactivé.',
  'staff.not_found': 'Cette personne ne travaille pas dans votre boutique.',
  'staff.already': 'Une personne avec cette adresse travaille déjà dans votre boutique.',
  'staff.last_owner':
    'Une boutique garde au moins un propriétaire. Veuillez d’abord en nommer un autre.',
  'staff.too_many':
    'Une boutique peut compter au plus {most} personnes, invitations en attente comprises.',
  'invitation.not_found':
    'Cette invitation n’est plus valable. Veuillez en demander une nouvelle à la boutique.',
  'invitation.other_address':
    'Cette invitation a été envoyée à une autre adresse e-mail. Veuillez vous connecter avec le compte de cette adresse.',
  'payment.card': 'Veuillez choisir une carte de paiement.',
  'card.not_found': 'Cette carte a déjà été supprimée.',
  'card.unavailable': 'Les cartes ne peuvent pas être enregistrées ici pour le moment.',
  'card.too_many':
    'Vous ne pouvez pas enregistrer plus de cartes. Veuillez d’abord en supprimer une.',
  ...frenchMatterRefusals,
  'proposal.open': 'Une proposition attend déjà une réponse.',
  'proposal.over':
    'Cette proposition est terminée, ou ce dont il s’agit a changé. Veuillez regarder où en sont les choses.',
  'proposal.person':
    'Une deuxième personne doit accepter : pas celle qui l’a proposé, et quelqu’un qui avait déjà ce rôle la veille.',
  'proposal.alone':
    'Personne d’autre ici ne pourrait accepter. Demandez à la direction d’ajouter une deuxième personne dans ce rôle, sur la page « Personnes » ; vous pourrez le proposer un jour plus tard.',
  'application.not_found': 'Cette demande n’existe pas.',
  'application.state': 'La demande a avancé ; ce n’est plus possible.',
  'application.own': 'Quelqu’un d’autre doit décider de votre propre demande.',
  'application.seller': 'Vous avez déjà une boutique ici.',
  'seller.not_found': 'Ce vendeur n’existe pas.',
  'seller.state': 'L’état du vendeur a changé ; ce n’est plus possible.',
  'seller.own': 'Quelqu’un d’autre doit décider de votre propre boutique.',
}
