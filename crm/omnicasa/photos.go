package omnicasa

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"slices"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/transfer"
)

// photos are the pictures by their addresses, with their numbers. Where Omnicasa gives none, a picture is known again by its address.
func photos(i feed.Item) (files []crm.File) {
	list := i.OmnicasaPictures()
	addresses := make([]*url.URL, 0, len(list))
	for _, p := range list {
		u, err := url.Parse(p.Address)
		if err != nil {
			u = &url.URL{}
		}
		addresses = append(addresses, u)
	}
	for n, p := range list {
		if id := cmp.Or(p.ID, keyOf(addresses[n], addresses)); id != "" {
			files = append(files, crm.File{ID: id, Address: p.Address})
		}
	}
	return files
}

// keyOf is by what an address of a picture is known again: its path, as long as that names a picture. What is behind it may be another with
// each answer, such as a key; of a program that gives every picture, "img.php?id=7&key=a", it is what the others of the property have not.
func keyOf(u *url.URL, others []*url.URL) string {
	if u.Host == "" {
		return ""
	}
	said := u.Host + u.Path
	if transfer.KindOf(u.Path, "") != "picture" {
		own := u.Query()
		for name, values := range u.Query() {
			isOther := func(o *url.URL) bool { return !slices.Equal(o.Query()[name], values) }
			if len(others) > 1 && !slices.ContainsFunc(others, isOther) {
				own.Del(name)
			}
		}
		said += "?" + own.Encode()
	}
	sum := sha256.Sum256([]byte(said))
	return hex.EncodeToString(sum[:8])
}
