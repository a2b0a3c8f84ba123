package mail

import "github.com/gevel/gevel/locale"

// PersonWord is a word of the page on which the desk gives somebody what is known of the person: a title, a table or a column.
func PersonWord(l locale.Language, key string) string { return allWords[l]["person."+key] }
