-- The row of a table is written with every move: with room beside it on its page, no index has to be.
ALTER TABLE "tables" SET (fillfactor = 50);
