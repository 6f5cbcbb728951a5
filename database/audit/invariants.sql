-- What must hold, each as a query that finds nothing. A star: at every instant; without: once nothing is under way any more.
-- Rows carry the mall's time, which tests move; the queue alone (`audit.outbox`) goes by the machine's.

-- I01* one success per contract and kind
select contract_id,kind from audit.payment_records where status in('PAY_SUCCESS','PRE_AUTH_SUCCESS') group by 1,2 having count(*)>1;

-- I02* one live record per contract and kind
select contract_id from audit.payment_records where status in('CREATED','PAY_PENDING') group by contract_id,kind having count(*)>1;

-- I03 success equals what was credited
select contract_id from (select contract_id,sum(amount) a from audit.payment_records where status='PAY_SUCCESS' or was_authorised group by 1) p full join (select contract_id,sum(paid) o from audit.orders group by 1) s using(contract_id) where coalesce(a,0)<>coalesce(o,0);

-- I04 currency agrees
select p.record_id from audit.payment_records p join audit.orders o using(contract_id) where (p.status='PAY_SUCCESS' or p.was_authorised) and p.currency<>o.currency;

-- I05 shippable order is fully paid
select order_id from audit.orders where status in('PENDING_MEMBERS','UN_DELIVERY','UN_RECEIVED','COMPLETE') and paid<>need_pay;

-- I06 unpaid order holds no money
select order_id from audit.orders where status in('PENDING_PAY','PENDING_DEPOSIT') and paid<>0;

-- I07 capture <-> success, one to one
select c.provider_ref from audit.captures c left join audit.payment_records p on p.record_id=c.record_id and (p.was_authorised or (p.status='PAY_SUCCESS' and p.amount=c.amount)) and p.currency=c.currency where (c.disposition='APPLIED' and p.record_id is null) or c.disposition not in('APPLIED','AUTO_REFUNDED','REVIEW')
union all
select record_id from audit.payment_records p where status='PAY_SUCCESS' and not exists(select 1 from audit.captures c where c.record_id=p.record_id and c.disposition='APPLIED');

-- I08* no capture twice
select provider,provider_ref from audit.captures group by 1,2 having count(*)>1;

-- I09* review queue is not a bin
select provider_ref from audit.captures where disposition='REVIEW' and seen_at<mall_now()-interval '24 hours';

-- I10* line refunds <= line paid
select l.line_id from audit.order_lines l join audit.refunds r using(line_id) where r.status not in('FAILED') group by l.line_id,l.paid having sum(r.goods)>l.paid;

-- I11* order refunds <= order paid
select o.order_id from audit.orders o join audit.refunds r using(order_id) where r.status not in('FAILED') group by o.order_id,o.paid having sum(r.goods+r.shipping)>o.paid;

-- I12* shipping refunds <= shipping paid
select s.order_id from audit.shipping s join audit.refunds r using(order_id) where r.status not in('FAILED') group by s.order_id,s.paid_shipping having sum(r.shipping)>s.paid_shipping;

-- I13* no negative money
select refund_id from audit.refunds where goods<0 or shipping<0 or goods+shipping<=0
union all
select record_id from audit.payment_records where amount<=0;

-- I14* reversed + open <= bought
select line_id from audit.order_lines where reversed_qty<0 or open_reverse_qty<0 or reversed_qty+open_reverse_qty>qty or delivered_qty>qty;

-- I15 open qty matches open reverses
select l.line_id from audit.order_lines l left join (select rl.line_id,sum(rl.qty) q from audit.reverse_lines rl join audit.reverses r using(reverse_id) where r.status not in('REVERSE_DONE','REVERSE_CANCELED','REVERSE_CLOSE','REFUND_DONE') group by 1) x using(line_id) where l.open_reverse_qty<>coalesce(x.q,0);

-- I16* refund <= approved
select r.reverse_id from audit.refunds r join (select reverse_id,sum(apply_amount) a from audit.reverse_lines group by 1) x using(reverse_id) where r.status<>'FAILED' group by r.reverse_id,x.a having sum(r.goods)>x.a;

-- I17* refund state agrees
select r.reverse_id from audit.reverses r where r.status='REFUND_DONE' and (select sum(apply_amount) from audit.reverse_lines l where l.reverse_id=r.reverse_id)>0 and not exists(select 1 from audit.refunds f where f.reverse_id=r.reverse_id and f.status='DONE');

-- I18* reverse owner = order owner
select r.reverse_id from audit.reverses r join audit.orders o using(order_id) where r.owner_id<>o.owner_id;

-- I19* reverse lines stay in their order
select rl.reverse_id from audit.reverse_lines rl join audit.reverses r using(reverse_id) join audit.order_lines l using(line_id) where l.order_id<>r.order_id;

-- I20* stock never negative
select sku_id from audit.stock where on_hand<0 or reserved<0 or reserved>on_hand;

-- I21* stock equals its moves
select s.sku_id from audit.stock s left join (select sku_id,sum(d_on_hand) h,sum(d_reserved) v from audit.stock_moves group by 1) m using(sku_id) where s.on_hand<>coalesce(m.h,0) or s.reserved<>coalesce(m.v,0);

-- I22 dead orders hold no stock
select l.line_id from audit.order_lines l join audit.orders o using(order_id) join audit.stock_moves m using(line_id) where o.status in('CANCELED','CLOSED','CANCEL_ALL') group by 1 having sum(m.d_reserved)<>0;

-- I23* points equal entries, never below 0
select account_id from audit.points_balance b full join (select account_id,sum(delta) d from audit.points_entries group by 1) e using(account_id) where coalesce(b.balance,-1)<>coalesce(e.d,0) or b.balance<0;

-- I24* one grant per reason and ref
select account_id,reason,ref from audit.points_entries group by 1,2,3 having count(*)>1;

-- I25* deposit + balance = price
select order_id from audit.orders where presale_kind='DEPOSIT' and deposit+balance<>need_pay;

-- I26* coupon limit
select c.coupon_id from audit.coupons c join audit.coupon_uses u using(coupon_id) where u.state in('HELD','USED') group by c.coupon_id,c.max_uses having count(*)>c.max_uses;

-- I27 coupon freed when order dies unpaid
select u.order_id from audit.coupon_uses u join audit.orders o using(order_id) where o.status in('CANCELED','CLOSED') and o.paid=0 and u.state<>'RELEASED';

-- I28* double entry
select txn_id,currency from audit.ledger_entries group by 1,2 having sum(amount)<>0;

-- I29* every step legal
select t.entity,t.entity_id,t.seq from audit.transitions t left join audit.legal g using(entity,from_state,to_state) where g.entity is null and t.from_state is not null;

-- I30* history has no gaps
select entity,entity_id from (select *,lag(to_state) over w p,row_number() over w n from audit.transitions window w as(partition by entity,entity_id order by seq)) t where n>1 and p is distinct from from_state;

-- I31* history ends at the current state
select o.order_id from audit.orders o where o.status is distinct from (select t.to_state from audit.transitions t where t.entity='order' and t.entity_id=o.order_id order by seq desc limit 1);

-- I32 nothing stuck
select id::text from audit.outbox where status<>'DONE' and created_at<now()-interval '10 minutes'
union all
select event_id from audit.webhook_events where status<>'DONE' and received_at<mall_now()-interval '10 minutes'
union all
select key from audit.idempotency where state='IN_FLIGHT' and lease_until<mall_now()-interval '5 minutes';

-- I33 deadlines enforced
select order_id from audit.orders where status in('PENDING_PAY','PENDING_DEPOSIT','PENDING_BALANCE') and deadline_at<mall_now()-interval '2 minutes';

-- I34 refunds end
select refund_id from audit.refunds r where status in('CREATED','SENT','UNKNOWN') and updated_at<mall_now()-interval '1 hour' and not exists(select 1 from audit.refund_legs g join audit.captures c on c.provider=g.provider and c.provider_ref=g.capture_ref join audit.disputes d on d.provider=g.provider and (d.capture_ref=g.capture_ref or d.record_id=c.record_id) where g.refund_id=r.refund_id and d.status in('OPEN','UNDER_REVIEW'))
  -- Two persons agreed that it goes another way: it waits on the list for whoever makes the payment.
  and not exists(select 1 from audit.refund_legs g join audit.matters m using(leg_id) where g.refund_id=r.refund_id and g.status='ROUTED' and m.status='OPEN')
union all
-- Each look at it renews that moment: one of which nothing is heard is on the list.
select g.refund_id from audit.refund_legs g join audit.refund_tries t using(leg_id) where g.status in('SENT','UNKNOWN') and t.status in('SENT','UNKNOWN') and t.sent_at<mall_now()-interval '4 days' and not exists(select 1 from audit.matters m where m.leg_id=g.leg_id and m.status='OPEN');

-- I35* one review and one follow-up per line
select line_id,kind from audit.comments group by 1,2 having count(*)>1;

-- I36* at most one default address in each storefront
select owner_id, site from audit.addresses where is_default group by 1, 2 having count(*)>1;

-- I37* reviewer bought it
select c.comment_id from audit.comments c join audit.order_lines l using(line_id) join audit.orders o using(order_id) where c.author_id<>o.owner_id;

-- I38* every paid unit was sent, will be sent, has a code to use, is in an open request, or is refunded in full
select l.line_id as id from audit.order_lines l join audit.orders o using(order_id) left join audit.unsent_units u using(line_id) where o.paid>0 and o.paid=o.need_pay and o.status not in('UN_DELIVERY','PENDING_MEMBERS') and not exists(select 1 from audit.group_orders g where g.order_id=o.order_id and g.status='CLOSED' and g.refunded=g.paid) and l.qty>l.delivered_qty+coalesce(u.canceled_qty+u.open_cancel_qty,0)+(select count(*) from audit.vouchers v where v.line_id=l.line_id and v.status='NOT_USED')
union all
select line_id from audit.unsent_units u full join (select c.line_id,sum(c.qty) q from audit.unsent_claims c join audit.reverses r using(reverse_id) where r.status not in('REVERSE_CANCELED','REVERSE_CLOSE') group by 1) x using(line_id) where coalesce(u.canceled_qty+u.open_cancel_qty,0)<>coalesce(x.q,0) and not(x.q is null and exists(select 1 from audit.reissue_lines r where r.line_id=u.line_id))
union all
-- All their money; a cent a unit is rounding.
select c.line_id from audit.unsent_claims c join audit.reverses r using(reverse_id) join audit.order_lines l using(line_id) where r.status not in('REVERSE_CANCELED','REVERSE_CLOSE') and c.amount<l.paid*c.qty/l.qty-c.qty
union all
select c.line_id from audit.unsent_claims c join audit.reverses r using(reverse_id) where r.status in('REFUND_DONE','REVERSE_DONE') and c.amount>(select coalesce(sum(f.goods),0) from audit.refunds f where f.reverse_id=c.reverse_id and f.line_id=c.line_id and f.status='DONE')
union all
select o.order_id from audit.orders o where o.status='CLOSED' and not exists(select from audit.kept_deposits k where k.order_id=o.order_id) and o.paid>(select coalesce(sum(f.goods+f.shipping),0) from audit.refunds f where f.order_id=o.order_id);

-- I39* legs make up their refund, together with what was never taken
select refund_id from audit.refunds r group by refund_id having sum(goods+shipping)<>(select coalesce(sum(g.amount),0) from audit.refund_legs g where g.refund_id=r.refund_id)+(select coalesce(sum(x.amount),0) from (table audit.released union all table audit.written_off) x where x.refund_id=r.refund_id);

-- I40* what was given was given by one try
select g.leg_id from audit.refund_legs g left join audit.refund_tries t on t.leg_id=g.leg_id and t.status='DONE' where (g.status='DONE')<>(t.try_id is not null) and g.status<>'SETTLED';

-- I41* a refund that was given up is on the list
select g.leg_id from audit.refund_legs g where (g.status='ROUTED' or (g.status='FAILED' and g.next_try_at is null)) and not exists(select 1 from audit.matters m where m.leg_id=g.leg_id and m.status='OPEN');

-- I42* money of nobody is explained by the list
select currency from (select currency,amount from audit.ledger_entries where account='suspense' union all select m.currency,m.amount from audit.matters m left join audit.refund_legs g using(leg_id) where m.kind='STRAY_CAPTURE' and m.status<>'SETTLED' and ((g.leg_id is null and m.status='OPEN') or g.status not in('DONE','SETTLED')) union all select currency,-amount from audit.matters where kind in('GIVEN_TWICE','STRAY_REFUND') and status='OPEN') s group by currency having sum(amount)<>0;

-- I43* the claims of a contract come to what it needs
select contract_id from audit.claims c group by contract_id having sum(amount)<>(select sum(need_pay) from audit.orders o where o.contract_id=c.contract_id);

-- I44* a shop reads as many orders as there are
(table audit.tallies except table audit.orders_counted) union all (table audit.orders_counted except table audit.tallies);

-- I45* invoice numbers of a seller's year have no gap and no double
select s.seller_id,s.year from audit.invoice_series s full join (select seller_id,year,count(*) n,count(distinct serial) d,min(serial) a,max(serial) z from audit.invoices group by 1,2) i using(seller_id,year) where (i.n,i.d,i.a,i.z) is distinct from (s.last,s.last,1,s.last);

-- I46* lines, rates and total of a paper agree
select i.invoice_id from audit.invoices i left join (select invoice_id,sum(gross) g,sum(tax) t from audit.invoice_charges where gross=net+tax group by 1) c using(invoice_id) where (c.g,c.t) is distinct from (i.gross,i.tax)
union all
select coalesce(r.invoice_id,c.invoice_id) from audit.invoice_rates r full join (select invoice_id,rate,sum(gross) g,sum(tax) t,sum(net) n from audit.invoice_charges group by 1,2) c on c.invoice_id=r.invoice_id and c.rate=r.rate where (c.g,c.t,c.n) is distinct from (r.gross,r.tax,r.net);

-- I47* what was sent is invoiced
select o.order_id from audit.sent_orders s join audit.orders o using(order_id) left join audit.invoices i on i.order_id=o.order_id and i.kind='INVOICE' where i.invoice_id is null and o.paid>0;

-- I48* invoice less credit notes is what was paid less what went back, line by line
select l.line_id from audit.order_lines l join audit.invoices a on a.order_id=l.order_id and a.kind='INVOICE' join audit.line_refunds f using(line_id) left join (select c.line_id,sum(case when i.kind='CREDIT_NOTE' then -c.gross else c.gross end) g from audit.invoice_charges c join audit.invoices i using(invoice_id) where i.counts group by 1) p using(line_id) where coalesce(p.g,0)<>l.paid-f.refunded
union all
select o.order_id from audit.orders o join audit.order_refunds f using(order_id) join (select order_id,sum(case when kind='CREDIT_NOTE' then -gross else gross end) g,bool_or(kind='INVOICE') billed from audit.invoices where counts group by 1) p using(order_id) where p.g<>o.paid-f.refunded and (p.billed or o.status in('PENDING_BALANCE','CLOSED'));

-- I49* one credit note for each refund of what was invoiced, to the invoice of its order; a deposit goes back without a request
select c.invoice_id from audit.invoices c left join audit.invoices a on a.invoice_id=c.corrects and a.kind<>'CREDIT_NOTE' and a.order_id=c.order_id and a.buyer_id=c.buyer_id left join audit.reverses r on r.reverse_id=c.reverse_id and r.order_id=c.order_id where c.kind='CREDIT_NOTE' and (a.invoice_id is null or (r.reverse_id is null and not (c.reverse_id is null and a.kind='DEPOSIT')));

-- I50* papers and books agree: tax, and the sale as a whole
select p.contract_id from (select o.contract_id,sum(case when i.kind='CREDIT_NOTE' then -i.gross else i.gross end) g,sum(case when i.kind='CREDIT_NOTE' then -i.tax else i.tax end) t from audit.invoices i join audit.orders o using(order_id) where i.counts group by 1) p
  join (select ref,-sum(amount) g,-coalesce(sum(amount) filter(where account='tax'),0) t from audit.ledger_entries where currency<>'PTS' and (account in('commission','tax') or account like 'seller:%' or account like 'held:%') group by 1) b on b.ref=p.contract_id
  where (b.g+coalesce((select sum(z.gift_back) from audit.gifts_back z where z.contract_id=p.contract_id),0),b.t)<>(p.g,p.t) and not exists(select 1 from audit.orders o join audit.order_refunds f using(order_id) where o.contract_id=p.contract_id and o.paid>f.refunded and o.status<>'PENDING_BALANCE' and not exists(select 1 from audit.invoices i where i.order_id=o.order_id and i.kind='INVOICE'))
  and not exists(select 1 from audit.invoices i join audit.orders o using(order_id) where o.contract_id=p.contract_id and not i.counts);

-- I51* what an order earned follows what is kept of its money
select order_id from audit.earnings where earned<>due;

-- I52* a set is whole: its price is on its goods to the cent, and of each there are as many as the sets have
select p.set_id from audit.set_parts p group by p.set_id having count(distinct (p.order_id,p.set_qty,p.set_price))>1 or sum(p.need_pay)<>min(p.set_price*p.set_qty) or bool_or(p.qty<>p.set_qty*p.unit_qty) or count(distinct p.position)<>count(*) or max(p.position)<>count(*);

-- I53* points in the books are those that orders took and have not given back
select ref from (select ref,sum(amount) b from audit.ledger_entries where currency='PTS' and account='points' group by 1) l full join (select contract_id as ref,sum(taken) t from audit.points_taken group by 1) p using(ref) where coalesce(l.b,0)<>coalesce(p.t,0);

-- I54* points are set aside for orders that wait for money, and for no other
select order_id from audit.points_held where held<>due;

-- I55* codes and units agree: one each, used or expired as handed over, asked back as not to be handed over
select l.line_id from audit.order_lines l left join audit.unsent_units u using(line_id) join (select line_id,count(*) n,count(*) filter(where status in('USED','EXPIRED')) done,count(*) filter(where status='VOID') void from audit.vouchers group by 1) v using(line_id) where (v.n,v.done,v.void)<>(l.qty,l.delivered_qty,coalesce(u.canceled_qty+u.open_cancel_qty,0));

-- I56 what was paid as vouchers has its codes
select o.order_id from audit.voucher_orders v join audit.orders o using(order_id) where o.status='UN_DELIVERY' or (o.status in('UN_RECEIVED','COMPLETE') and not exists(select 1 from audit.vouchers c where c.order_id=o.order_id));

-- I57* a deposit that was paid has its paper
select d.order_id from audit.deposits d left join audit.invoices i on i.order_id=d.order_id and i.kind='DEPOSIT' where i.gross is distinct from d.deposit;

-- I58* a group has no more members than places: those that are taken and those that are paid are its orders, one of each person
select g.group_id from audit.group_buys g left join (select group_id,count(*) n,count(*) filter(where status='PENDING_MEMBERS') paid from audit.group_orders where status not in('CANCELED','CLOSED') group by 1) o using(group_id) where g.status in('STARTING','OPEN') and (coalesce(o.n,0),coalesce(o.paid,0))<>(g.taken,g.paid_places)
union all
select group_id from audit.group_buys g where g.taken>g.size or g.paid_places>g.taken or (g.status='FULL' and (g.paid_places<>g.size or (select count(*) from audit.group_orders o where o.group_id=g.group_id and o.paid_at is not null)<g.size))
union all
select group_id from audit.group_orders where status not in('CANCELED','CLOSED') group by group_id,owner_id having count(*)>1;

-- I59* nothing is sent of an order whose group is not full
select o.order_id from audit.group_orders o join audit.group_buys g using(group_id) left join (select order_id,sum(delivered_qty) n from audit.order_lines group by 1) l using(order_id) where g.status<>'FULL' and (o.status in('UN_DELIVERY','UN_RECEIVED','COMPLETE') or l.n>0);

-- I60 a group that has ended has ended for each of its members: of a closed one all money is given back, of a full one nobody waits
select o.order_id from audit.group_orders o join audit.group_buys g using(group_id) where (g.status='CLOSED' and (o.status not in('CANCELED','CLOSED') or o.refunded<>o.paid)) or (g.status='FULL' and o.status='PENDING_MEMBERS');

-- I61 a group is not left open beyond its time
select group_id from audit.group_buys where status='OPEN' and ends_at<mall_now()-interval '2 minutes';

-- I62* a line counts in the steps that its item is sold in, and so does the shelf
select line_id from audit.line_measures where ordered_by is distinct from sold_by;

-- I63* what counts as sent of a line is in its parcels, but for those that were called back
select line_id from audit.sent_units where delivered_qty<>in_parcels;

-- I64* what was taken off an order is on its lines to the cent, and explained by what it was made with
select d.order_id from audit.discounts d left join (select order_id,sum(shop_off) s,sum(order_off) o from audit.line_discounts group by 1) l using(order_id) where (d.shop_discount,d.order_discount)<>(coalesce(l.s,0),coalesce(l.o,0)) or (d.shop_discount,d.order_discount)<>(d.promotions,d.coupons)
union all
select l.order_id from audit.line_discounts l where l.shop_off<0 or l.order_off<0 or l.discount<l.shop_off+l.order_off or not exists(select 1 from audit.discounts d where d.order_id=l.order_id);

-- I65* every discount is a use of its promotion, and every use is a discount of that much
select coalesce(d.order_id,u.order_id) as id from (select order_id,shop_discount from audit.discounts where shop_discount>0) d full join (select order_id,sum(amount) a from audit.promotion_uses where order_id is not null and amount>0 group by 1) u using(order_id) where d.shop_discount is distinct from u.a
union all
select coalesce(d.contract_id,u.contract_id) from (select contract_id,sum(order_discount) o from audit.discounts where order_discount>0 group by 1) d full join (select contract_id,sum(amount) a from audit.promotion_uses where order_id is null group by 1) u using(contract_id) where d.o is distinct from u.a;

-- I66* a coupon counts its uses, and nobody has it more often than one person may: by the mail address, because a guest's orders can become those of somebody who had it too
select c.coupon_id from audit.coupon_counts c left join (select coupon_id,count(*) n from audit.coupon_uses where state<>'RELEASED' group by 1) u using(coupon_id) where c.used<>coalesce(u.n,0)
union all
select u.promotion_id from audit.promotion_uses u join audit.coupon_counts c on c.coupon_id=u.promotion_id where u.order_id is null and u.state<>'RELEASED' and c.most_each is not null and u.person<>'' group by u.promotion_id,u.person,c.most_each having count(*)>c.most_each;

-- I67* a use is held while its money is waited for, used once that is there, and released when it ended unpaid
select u.contract_id from audit.promotion_uses u join audit.orders o using(contract_id) where (u.order_id is null or u.order_id=o.order_id) and u.state<>case when o.status='CANCELED' then 'RELEASED' when o.paid>0 then 'USED' else 'HELD' end;

-- I68* a prize is given as often as it was drawn, and never more often than there were
select prize_id from audit.prizes where given<>drawn or given>stock;

-- I69* points that were won are those of the draws that stand
select draw_id from audit.prize_draws where won<>due and not (is_settled and due=0);

-- I70* who may draw, or has drawn, has an order that stands, with goods that did not come back, and that says so
select draw_id from audit.prize_draws where not has_benefits or (status in('OPEN','DRAWN') and is_over);

-- I71* a campaign of free orders has promised and given what its orders say, and no more than its budget
select campaign_id from audit.free_campaigns where spent<>promised or spent>budget;

-- I72* a free order that is paid out has one refund of just this amount, in the books as the mall's own cost
select free_id from audit.free_orders where status='PAID' and refunded is distinct from amount
union all
select free_id from audit.free_orders where status='PAID' and order_id in (select order_id from audit.free_refunds group by 1 having count(*)>1)
union all
select null from audit.free_refunds r where not exists(select 1 from audit.free_orders f where f.order_id=r.order_id and f.status='PAID')
union all
select null from (select ref,sum(amount) b from audit.ledger_entries where account='marketing' group by 1) l full join (select contract_id as ref,sum(amount) a from audit.free_orders where status='PAID' group by 1) f using(ref) left join (select contract_id as ref,sum(gift_back) g from audit.gifts_back group by 1) z using(ref) where coalesce(l.b,0)<>coalesce(f.a,0)-coalesce(z.g,0);

-- I73* an order that may be free, or is, stands, has goods that did not come back, and says so; nobody waits for a campaign that is done
select f.free_id from audit.free_orders f join audit.free_campaigns c using(campaign_id) where not f.has_benefits or (f.status in('ENTERED','WON') and f.is_over) or (f.status='ENTERED' and c.status='DONE');

-- I74* a gift costs nothing and was given by a rule that its order used, and every use of such a rule has its gift
select g.line_id from audit.gifts g where g.need_pay<>0 or g.qty<>1 or not exists(select 1 from audit.promotion_uses u where u.order_id=g.order_id and u.promotion_id=g.promotion_id)
union all
select u.promotion_id from audit.promotion_uses u join audit.gift_rules r using(promotion_id) where not exists(select 1 from audit.gifts g where g.order_id=u.order_id and g.promotion_id=u.promotion_id);

-- I75 what is to be fetched has its code
select order_id from audit.pick_ups where status='UN_DELIVERY' and not has_code;

-- I76* goods were handed over to who showed the code, and to nobody else
select order_id from audit.pick_ups where was_shown<>(handed_over>0);

-- I77* a campaign of gift cards has set aside what its cards are worth, and no more than its budget
select campaign_id from audit.card_campaigns where spent<>promised or spent>budget;

-- I78* a card that was issued is one coupon of just its value, with a code, and no coupon of a card is without one; one that was withdrawn cannot be used and was not
select g.card_id from audit.gift_cards g left join audit.card_coupons k using(coupon_id) where (g.coupon_id is not null and (k.amount is distinct from g.value or not k.is_sound or not g.has_code)) or (g.status='ISSUED' and k.coupon_id is null)
  or (g.status='WITHDRAWN' and g.coupon_id is not null and (k.status is distinct from 'ENDED' or k.used>0))
union all
select k.coupon_id from audit.card_coupons k where not exists(select 1 from audit.gift_cards g where g.coupon_id=k.coupon_id);

-- I79* an order with a gift card says so; it has it once it was complete, and no longer than it comes to what the campaign wants, but for one that was used
select g.card_id from audit.gift_cards g left join audit.card_coupons k using(coupon_id) where not g.has_benefits or (g.status='ISSUED' and not g.was_complete) or (g.status<>'WITHDRAWN' and g.is_lost and coalesce(k.used,0)=0);

-- I80* what came on top of the goods is on the lines to the cent, and nobody assembles what is not sent
select order_id from audit.extras where (insurance,service_charge)<>(of_covers,of_services) or (service_charge>0 and handover<>'parcel');

-- I81* what goes back of a capture is no more than it, in its currency
select g.capture_ref from audit.refund_legs g join audit.captures c on c.provider=g.provider and c.provider_ref=g.capture_ref group by c.provider,g.capture_ref,c.amount,c.currency having sum(g.amount)>c.amount or bool_or(g.currency<>c.currency);

-- I82* what is held back for disputes and what was lost by them is in the books: what it paid of refunds is lost no more
select 'disputed '||currency as account from (select currency,-amount a from audit.ledger_entries where account='disputed' union all select currency,taken-lost from audit.disputes) s group by currency having sum(a)<>0
union all
select 'losses '||currency from (select currency,-amount a from audit.ledger_entries where account='losses' union all select currency,lost from audit.disputes union all select currency,-amount from audit.refund_legs where dispute_id is not null union all select currency,amount from audit.matters where kind='DISPUTE_TURNED' and status='SETTLED') s group by currency having sum(a)<>0
union all
select dispute_id from audit.disputes where lost<>case when status='LOST' then taken else 0 end;

-- I83* nobody decided it yet, so a person sees it
select d.dispute_id from audit.disputes d where (d.status in('OPEN','UNDER_REVIEW'))<>exists(select 1 from audit.matters m where m.kind='DISPUTE' and m.reference=d.reference and m.status='OPEN');

-- I84* a leg that a dispute paid for was not sent, and the dispute has paid for no more than was lost by it
select g.leg_id from audit.refund_legs g where g.dispute_id is not null and g.status<>'SETTLED'
union all
select d.dispute_id from audit.disputes d join audit.refund_legs g using(dispute_id) where d.status='LOST' group by d.dispute_id,d.lost having sum(g.amount)>d.lost;

-- I85* a day on which the books and a provider do not agree is on the list with both figures
select m.matter_id from audit.matters m where m.kind='BOOKS_DIFFER' and m.status='OPEN' and not exists(select 1 from audit.differing_days d where d.matter_id=m.matter_id)
union all
select d.matter_id from audit.differing_days d where d.entry_count=0 or not exists(select 1 from audit.matters m where m.matter_id=d.matter_id and m.kind='BOOKS_DIFFER');

-- I86 what a provider lists with another amount than the books have is on the list, or a person has said why, a month after
select c.provider_ref from audit.captures c where c.listed_amount<>c.amount and c.seen_at<mall_now()-interval '30 days' and not exists(select 1 from audit.differing_days d join audit.matters m using(matter_id) where d.provider=c.provider and d.currency=c.currency and d.day=(c.seen_at at time zone 'UTC')::date and m.status<>'RESOLVED')
union all
select t.try_id from audit.refund_tries t join audit.refund_legs g using(leg_id) where t.status='DONE' and t.listed_amount<>g.amount and t.ended_at<mall_now()-interval '30 days' and not exists(select 1 from audit.differing_days d join audit.matters m using(matter_id) where d.provider=g.provider and d.currency=g.currency and d.day=(t.ended_at at time zone 'UTC')::date and m.status<>'RESOLVED');

-- I87* what exchanges hold is held on the shelf for their lines, and what they sent has left it, once
select r.line_id from audit.replacements r left join (select m.line_id,m.sku_id,sum(m.d_reserved) held,coalesce(-sum(m.d_on_hand) filter(where m.reason='replacement'),0) sent from audit.stock_moves m where exists(select 1 from audit.replacements x where x.line_id=m.line_id) group by 1,2) s using(line_id,sku_id) where (r.held,r.sent)<>(coalesce(s.held,0),coalesce(s.sent,0));

-- I88* an exchange holds what it promised until it is sent, claims nothing once it is done, and no line has less of a version than none
select reverse_id from audit.exchanges where (held>0)<>(status in('WAITING_FOR_BUYER_RETURN','WAITING_FOR_QC_DONE','WAITING_FOR_SELLER_SHIP') and not is_changed_to_return)
union all
select reverse_id from audit.exchanges where not is_changed_to_return and ((status in('WAITING_FOR_BUYER_CONFIRMED','REVERSE_DONE'))<>(sent>0) or (status='REVERSE_DONE' and claimed>0))
union all
select line_id from audit.versions where gone>qty;

-- I89* every price is the last one of its history
select p.sku_id from audit.sku_prices p join audit.sku_items k using(sku_id) left join lateral (select c.* from audit.price_history c where c.sku_id=p.sku_id and c.site=p.site order by c.since desc,c.price_id desc limit 1) h on true where (h.currency,h.amount,h.was,h.lowest_30) is distinct from (p.currency,p.amount,p.was,p.lowest_30) and not (k.status in('DRAFT','IN_REVIEW','ARCHIVED') and h.price_id is null);

-- I90* a reduced price is reduced from one that was asked, and states what the history says: lower than the lowest of the 30 days before it
select c.price_id from audit.price_history c left join lateral (
  select min(e.amount) lowest from (select x.amount,x.since,x.price_id,lead(x.since) over(order by x.since,x.price_id) until from audit.price_history x where x.sku_id=c.sku_id and x.site=c.site) e where (e.since,e.price_id)<(c.since,c.price_id) and (e.until is null or e.until>c.since-interval '30 days')
) h on true left join lateral (
  select min(f.amount) lowest from audit.flash_sales f where f.sku_id=c.sku_id and f.site=c.site and f.starts_at<c.since and f.ends_at>c.since-interval '30 days'
) f on true where c.was is not null and (coalesce(h.lowest,f.lowest) is null or c.lowest_30 is distinct from least(c.was,h.lowest,f.lowest) or c.lowest_30<=c.amount);

-- I91* nothing is in the shop window without what the law and a buyer ask: a price, pictures, texts in every language, and of goods who made them and who answers for them, the energy class where their category asks for it
select item_id from audit.items where is_listed and (versions=0 or versions_unseen>0 or not is_priced or texts<9 or not is_answered_for or (needs_energy_label and energy_class is null));

-- I92* an item is listed only while it is on sale and its seller may sell, put aside only while its seller may not sell, and its state is the one that its history led to
select item_id from audit.items where (is_listed or held_back) and status<>'ON_SALE' or is_listed and not may_be_sold
union all
select i.item_id from audit.items i join lateral (select t.to_state from audit.transitions t where t.entity='item' and t.entity_id=i.history_id order by t.seq desc limit 1) h on true where h.to_state<>i.status;

-- I93* the mall is asked about a request as long as it has not ruled and its buyer has not taken it back, and no longer
select reverse_id from audit.reverse_disputes where is_ruled=(status='IN_DISPUTE') and status<>'REVERSE_CANCELED'
union all
select r.reverse_id from audit.reverses r left join audit.reverse_disputes d using(reverse_id) where r.status='IN_DISPUTE' and d.reverse_id is null;

-- I94* a shop's offer stands open as long as its answer is waited for; what was accepted is what goes back, and there are two at most
select reverse_id from audit.reverse_offers where answer is null and status<>'WAITING_FOR_AUDIT_BY_SELLER'
union all
select reverse_id from audit.reverse_offers where answer='ACCEPTED' and kind='PART' and goes_back<>amount
union all
select reverse_id from audit.reverse_offers where answer='ACCEPTED' and kind='SEND_BACK' and type<>'SALE_RETURN'
union all
select reverse_id from audit.reverse_offers where answer='ACCEPTED' and status in ('AS_APPLIED','WAITING_FOR_AUDIT_BY_SELLER')
union all
select reverse_id from audit.reverse_offers where answer is null and answer_until<>answer_by
union all
select reverse_id from audit.reverse_offers group by reverse_id having count(*)>2;

-- I95* every row of a table of goods that was taken over, or stopped, has its answer, and each count among them that was taken over moved its stock once, no other one ever
select import_id, row_no from audit.goods_import_rows where is_over and answer is null
union all
select r.import_id, r.row_no from audit.goods_import_rows r where r.is_count and (select count(*) from audit.counts_by_table m where m.sku_id=r.sku_id and m.request_key=r.request_key)<>case when r.answer='DONE' then 1 else 0 end;

-- I96* what was not accepted is what was sent back and not accepted, and asks for no more money than that was asked for
select reverse_id from audit.refused_parts where sent_back is null or qty+accepted<>sent_back or amount>asked;

-- I97* a seller that has people has an owner among them
select seller_id from audit.people group by seller_id having not bool_or(role='owner');

-- I98* what the mall has ruled is what goes back, and no more than was asked for
select reverse_id from audit.reverse_disputes where ruling='REFUND' and ruled_amount<>goes_back
union all
select reverse_id from audit.reverse_disputes where ruled_amount>asked;

-- I99* a shop's figures of its goods are what their lines and refunds come to
(table audit.goods_tallies except table audit.goods_counted) union all (table audit.goods_counted except table audit.goods_tallies);

-- I100* what is taken of a promise and what is released of it never come to more than was promised, and what was taken is what a parcel was set aside for
select p.record_id from audit.payment_records p where p.was_authorised and p.amount<(select coalesce(sum(c.amount),0) from audit.parcel_captures c where c.record_id=p.record_id and c.status<>'DROPPED')+(select coalesce(sum(x.amount),0) from audit.released x where x.contract_id=p.contract_id)
union all
select p.record_id from audit.payment_records p join audit.captures c using(record_id) where p.was_authorised group by p.record_id,p.amount having sum(c.amount)>p.amount
union all
select c.provider_ref from audit.captures c join audit.payment_records p using(record_id) left join audit.parcel_captures k on k.provider=c.provider and k.capture_ref=c.provider_ref and k.record_id=c.record_id and k.amount=c.amount and k.currency=c.currency where p.was_authorised and c.disposition='APPLIED' and k.parcel_capture_id is null
union all
select x.refund_id from audit.released x where not exists(select 1 from audit.payment_records p where p.contract_id=x.contract_id and p.was_authorised);

-- I101 an order of which nothing is left to send is taken whole, less what is released, or is on the list
select o.order_id::text from audit.orders o join audit.payment_records p on p.contract_id=o.contract_id and p.was_authorised where not exists(select 1 from audit.order_lines l left join audit.unsent_units u using(line_id) where l.order_id=o.order_id and l.qty>l.delivered_qty+coalesce(u.canceled_qty,0))
  and o.need_pay<>(select coalesce(sum(c.amount),0) from audit.parcel_captures c where c.order_id=o.order_id and c.status<>'DROPPED')+(select coalesce(sum(x.amount),0) from audit.released x where x.order_id=o.order_id)
union all
select c.parcel_capture_id from audit.parcel_captures c where c.status not in('DONE','DROPPED','WRITTEN_OFF') and c.next_try_at is null and not exists(select 1 from audit.matters m where m.parcel_capture_id=c.parcel_capture_id and m.status='OPEN');

-- I102 nothing of a promise is left open when all of it is taken or released
select p.record_id from audit.payment_records p where p.status='PRE_AUTH_SUCCESS' and p.amount=(select coalesce(sum(c.amount),0) from audit.parcel_captures c where c.record_id=p.record_id and c.status in('DONE','WRITTEN_OFF'))+(select coalesce(sum(x.amount),0) from audit.released x where x.contract_id=p.contract_id)
union all
select p.record_id from audit.payment_records p where p.was_authorised and p.status in('PAY_SUCCESS','PAY_CLOSED') and p.amount<>(select coalesce(sum(c.amount),0) from audit.parcel_captures c where c.record_id=p.record_id and c.status in('DONE','WRITTEN_OFF'))+(select coalesce(sum(x.amount),0) from audit.released x where x.contract_id=p.contract_id);

-- I103 a promise that is about to end is on the list
select p.record_id from audit.payment_records p where p.status='PRE_AUTH_SUCCESS' and p.expires_at<mall_now()+interval '4 days' and not exists(select 1 from audit.matters m where m.contract_id=p.contract_id and m.kind='AUTHORISATION_ENDS' and m.status='OPEN');

-- I104* what is written off is in the books, less what came back of it, and no more came back than was written off
select 'unpaid '||currency as account from (select currency,-amount a from audit.ledger_entries where account='unpaid' union all select currency,amount from audit.parcel_captures where status='WRITTEN_OFF' union all select p.currency,-w.amount from audit.written_off w join audit.payment_records p on p.contract_id=w.contract_id and p.was_authorised) s group by currency having sum(a)<>0
union all
select w.order_id::text from audit.written_off w group by w.order_id having sum(w.amount)>(select coalesce(sum(c.amount),0) from audit.parcel_captures c where c.order_id=w.order_id and c.status='WRITTEN_OFF');

-- I105 an exchange whose replacement was sent gives back what that costs less than was paid, once and to the cent
select reverse_id from audit.differences where said<>given;

-- I106* prices that were planned began at their moment or later, and the history has them
select p.plan_id from audit.planned_prices p where p.status='BEGUN' and (p.moved_at<p.begins_at or p.amount is not null and exists(select 1 from audit.price_history h where h.sku_id=p.sku_id and h.site=p.site and h.since<=p.moved_at)
  and not exists(select 1 from audit.price_history h where h.sku_id=p.sku_id and h.site=p.site and h.since<=p.moved_at and h.amount=p.amount));

-- I107 what a replacement costs more was paid before it was sent, to the cent, and goes back whole where none came, or with its goods
select reverse_id from audit.surcharges where sent>0 and said<>paid
union all
select reverse_id from audit.surcharges where is_changed_to_return and paid<>given and paid_at<least(coalesce(stopped_at,'infinity'),mall_now()-interval '1 hour')
union all
select reverse_id from audit.surcharges_back where status in('REFUND_PENDING','REFUND_FAIL','REFUND_DONE','REVERSE_DONE') and (said<>given or lost>0);

-- I108* what a shop keeps because goods have lost in value is of a withdrawal that it has looked at, is shown, and is what the withdrawal gives less back, to the cent; no more is kept than by such requests
select reverse_id::text from audit.losses where not (is_withdrawal and is_checked and is_shown) or kept is distinct from amount
union all
select line_id::text from audit.withheld where withheld<>kept;

-- I112* under the legal guarantee faults alone are reported, and a replacement that never came, after the 30 days in which anything can be asked; and what a free order gave back is asked back of nobody
select reverse_id::text from audit.guarantee_requests where reason not in('DAMAGED','NOT_AS_DESCRIBED','WRONG_ITEM','MISSING_PARTS','NOT_RECEIVED') or completed_at is null or applied_at<completed_at+interval '720 hours'
union all
select order_id::text from audit.gifted where noted<>given;

-- I113* goods of a free order that came back after it was paid out are not paid to their shop by the mall: it gives back its share, once, and never more than was given
select reverse_line_id::text from audit.gifts_back where gift_back>gift_undone or (gift_undone>0 and (status not in('REFUND_DONE','REVERSE_DONE') or not is_for_money))
union all
select reverse_line_id::text from audit.gifts_back where gift_undone=0 and gifted*taken_qty>=qty and taken_qty>0 and is_for_money and status in('REFUND_DONE','REVERSE_DONE') and refunded_at>given_at
union all
select line_id::text from audit.gifts_back group by line_id,gifted having sum(gift_undone)>gifted;

-- I116* the share of a shop about whose order the mall is asked is held as long as that stands open, and no longer; what is held is in the books, and for requests no more than is left of the order
select coalesce(b.ref,h.ref)::text from (select ref,account,-sum(amount) held from audit.ledger_entries where account like 'held:%' group by 1,2) b full join (select contract_id as ref,'held:'||shop_id as account,sum(share) held from audit.held_shares group by 1,2) h using(ref,account) where coalesce(b.held,0)<>coalesce(h.held,0)
union all
select d.reverse_id::text from audit.reverse_disputes d where d.status='IN_DISPUTE' and not exists(select 1 from audit.held_shares h where h.order_id=d.order_id and h.cause='REQUEST')
union all
select h.order_id::text from audit.held_shares h where h.cause='REQUEST' and (h.share+h.tax>h.kept or not exists(select 1 from audit.reverse_disputes d where d.order_id=h.order_id and d.status not in('REFUND_DONE','REVERSE_DONE','REVERSE_CANCELED','REVERSE_CLOSE')));

-- I117 the shares in a payment are held while it is disputed, and no longer; no more of them than is left of the order
select o.order_id from audit.orders o join audit.disputes d on d.contract_id=o.contract_id and d.currency=o.currency join audit.order_refunds f using(order_id) where d.status in('OPEN','UNDER_REVIEW') and d.taken>0 and o.paid>f.refunded and not exists(select 1 from audit.held_shares h where h.order_id=o.order_id and h.cause='PAYMENT')
union all
select h.order_id from audit.held_shares h where h.cause='PAYMENT' and (h.share+h.tax>h.kept or not exists(select 1 from audit.disputes d where d.contract_id=h.contract_id and d.status in('OPEN','UNDER_REVIEW') and d.taken>0));

-- I118* what is sent at no charge costs nothing and is no sale: no claim, no payment, no entry in the books; it belongs to an order of the same buyer and shop, which has five of them at most, but for those that were cancelled unsent
select order_id::text from audit.reissues where amounts<>0 or is_sale or not is_of_own
union all
select r.order_id::text from audit.reissues r where exists(select 1 from audit.claims c where c.contract_id=r.contract_id) or exists(select 1 from audit.payment_records p where p.contract_id=r.contract_id) or exists(select 1 from audit.ledger_entries e where e.ref=r.contract_id)
union all
select of_id::text from audit.reissues where is_counted group by of_id having count(*)>5
union all
-- It ends with all of it sent or cancelled by its shop, and holds of the shelf what is left of it.
select line_id::text from audit.reissue_lines where (unsent_qty>0 and not is_called_off) or (left_qty=0)<(status<>'UN_DELIVERY') or held<>due
union all
-- And nothing else is cancelled once it was to be sent.
select t.entity_id::text from audit.transitions t where t.entity='order' and t.from_state in('UN_DELIVERY','UN_RECEIVED') and t.to_state='CANCELED' and not exists(select 1 from audit.reissues r where r.order_id=t.entity_id);

-- I119 an order earned by the level that its member had, and a day that was signed in for brought its points once
select order_id::text from audit.earned_by_level where growth_from is null or growth<growth_from
union all
select ref from audit.sign_ins where streak<>before+1 or given<>100*(1+case when streak%7=0 then 5 else 0 end);

-- I120 what is paid cannot be paid by another attempt: it is closed, or an operator sees that it cannot be
-- A provider that was silent when it was to be closed is asked again after two hours at most.
select p.record_id from audit.payment_records p join audit.claims c using(claim_id) where p.status in('CREATED','PAY_PENDING') and c.status='PAID' and not exists(select 1 from audit.payment_records s where s.claim_id=p.claim_id and s.paid_at>mall_now()-interval '3 hours') and not exists(select 1 from audit.matters m where m.kind='UNCLOSED_PAYMENT' and m.reference=p.provider_ref and m.status='OPEN');

-- I121 nothing is sent back of a payment from when the mall knows that it is disputed until that is decided; what was given at the provider's own desk, or a person has seen to, was not sent
-- In the minute in which the dispute is told of, a refund may be on its way.
select t.try_id from audit.refund_tries t join audit.refund_legs g using(leg_id) join audit.captures c on c.provider=g.provider and c.provider_ref=g.capture_ref join audit.disputes d on d.provider=g.provider and (d.capture_ref=g.capture_ref or d.record_id=c.record_id) where t.sent_at>d.opened_at+interval '1 minute' and (d.decided_at is null or t.sent_at<d.decided_at) and not exists(select 1 from audit.matters m where (m.kind='STRAY_REFUND' and m.reference=t.provider_ref) or (m.leg_id=g.leg_id and m.status<>'OPEN'));
