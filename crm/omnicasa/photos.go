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

// keyOf is by what an address of a picture is known again: its path. What is behind it may be another with each answer, such as a key, so
// it counts only where several have one path that names no picture, "img.php?id=7&key=a", without what all of these have; and of an only
// picture, which would else stay when it is another one.
func keyOf(u *url.URL, others []*url.URL) string {
	if u.Host == "" {
		return ""
	}
	said, own := u.Host+u.Path, u.Query()
	same := slices.DeleteFunc(slices.Clone(others), func(o *url.URL) bool { return o.Host != u.Host || o.Path != u.Path })
	if isAlone := len(others) == 1; (isAlone || len(same) > 1) && transfer.KindOf(u.Path, "") != "picture" {
		for name, values := range u.Query() {
			isOther := func(o *url.URL) bool { return !slices.Equal(o.Query()[name], values) }
			if !isAlone && !slices.ContainsFunc(same, isOther) {
				own.Del(name)
			}
		}
		if len(own) > 0 {
			said += "?" + own.Encode()
		}
	}
	sum := sha256.Sum256([]byte(said))
	return hex.EncodeToString(sum[:8])
}
