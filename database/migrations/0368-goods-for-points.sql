-- What is sold for points at a storefront is listed, those for the fewest points first.
create index point_prices_by_points on point_prices (site, points, sku_id);
