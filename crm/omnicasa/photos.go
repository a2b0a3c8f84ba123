package omnicasa

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/feed"
)

// photos are the pictures by their addresses, with their numbers. Where Omnicasa gives none, a picture is known again by the path of its
// address.
func photos(i feed.Item) (files []crm.File) {
	for _, p := range i.OmnicasaPictures() {
		id := p.ID
		if u, err := url.Parse(p.Address); err == nil && id == "" {
			sum := sha256.Sum256([]byte(u.Host + u.Path))
			id = hex.EncodeToString(sum[:8])
		}
		if id != "" {
			files = append(files, crm.File{ID: id, Address: p.Address})
		}
	}
	return files
}
