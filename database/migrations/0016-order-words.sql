-- An order is found by the names of its items in every language; those of before by the names of today.
update orders o set search_words = o.search_words || ' ' || words.all
from (select l.order_id, plain_text(string_agg(distinct t.name, ' ')) as all from order_lines l join item_texts t using (item_id) group by l.order_id) words
where words.order_id = o.id;
