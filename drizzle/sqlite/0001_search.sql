CREATE VIRTUAL TABLE `articles_search` USING fts5(id UNINDEXED, title, summary, tags, body, tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `articles_search_insert` AFTER INSERT ON `articles` BEGIN
  INSERT INTO `articles_search` (id, title, summary, tags, body) VALUES (new.id, new.title, new.summary, new.tags, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_search_update` AFTER UPDATE ON `articles` BEGIN
  DELETE FROM `articles_search` WHERE id = old.id;
  INSERT INTO `articles_search` (id, title, summary, tags, body) VALUES (new.id, new.title, new.summary, new.tags, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `articles_search_delete` AFTER DELETE ON `articles` BEGIN
  DELETE FROM `articles_search` WHERE id = old.id;
END;
