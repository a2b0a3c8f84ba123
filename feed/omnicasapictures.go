package feed

import (
	"fmt"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/values"
)

// OmnicasaPicture is a picture at the CRM. ID is "" where the CRM gives addresses alone.
type OmnicasaPicture struct{ ID, Address string }

// OmnicasaPictures are the pictures of an item, in the largest size that it has: XLargePictureItems and LargePictureItems have a number for
// each, LargePictures only the addresses. One that cannot be fetched is named.
func (i Item) OmnicasaPictures() (list []OmnicasaPicture) {
	for _, name := range []string{"XLargePictureItems", "XLargePictures", "LargePictureItems", "LargePictures"} {
		pictures, _ := i.Fields[name].([]any)
		for _, p := range pictures {
			f := pictureOf(p)
			if address := transfer.WebAddress(f.Address); address != "" {
				list = append(list, OmnicasaPicture{f.ID, address})
			} else if f.Address != "" {
				i.problem(records.FileAddress, f.Address, name, fmt.Sprintf("%q does not begin with https://; it is left out", f.Address))
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

func pictureOf(p any) OmnicasaPicture {
	fields, _ := p.(map[string]any)
	if fields == nil {
		return OmnicasaPicture{Address: values.Written(p)}
	}
	i := Item{Fields: fields}
	_, id := i.sent("ID", "Id")
	_, address := i.sent("Url", "URL", "url")
	return OmnicasaPicture{id, address}
}
