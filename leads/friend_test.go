package leads

import (
	"strings"
	"testing"
)

func TestFriend(t *testing.T) {
	send := func(f *FriendInput) {
		f.Person, f.FriendName, f.FriendEmail, f.Message = an, "Tom", "tom@example.com", "Mooi huis. Iets voor u?"
	}
	tryForm(t, 1, send,
		wrong[*FriendInput]{"friendEmail REQUIRED", func(f *FriendInput) { f.FriendEmail = "" }},
		wrong[*FriendInput]{"message LINKS", func(f *FriendInput) { f.Message = "see http://x.example" }},
		wrong[*FriendInput]{"friendName LINKS", func(f *FriendInput) { f.FriendName = "win.com" }},
		wrong[*FriendInput]{"message TOO_LONG", func(f *FriendInput) { f.Message = strings.Repeat("a", 141) }},
	)
	refuse(t, 3, "property UNKNOWN", send)
}
