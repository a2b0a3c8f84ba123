package main

import (
	"encoding/json"
	"fmt"
	"reflect"
)

// shown is what answers have, of either server: Gevel has a city of a text below the match.
type shown struct {
	Data struct {
		Properties struct {
			TotalCount int
			Nodes      []shownProperty
		}
		Property shownProperty
		Search   struct {
			Cities     []shownCity
			Properties []shownProperty
		}
	}
}

type shownProperty struct {
	Number  int
	Title   string
	City    shownCity
	Photos  []struct{ URL string }
	Similar []shownProperty
}

type shownCity struct {
	Zip                  string
	SaleCount, RentCount int
	City                 *shownCity
}

// check asks each set of values once and returns the first answer that is not as worked out from the data.
func (c *contender) check(q question) error {
	for i, s := range q.sets {
		text, err := post(c.url, c.cookie, fmt.Sprint("10.0.0.", i), c.body(q, s))
		var got shown
		if err == nil {
			err = json.Unmarshal(text, &got)
		}
		if err == nil {
			err = c.compare(q.name, got, s.want)
		}
		if err != nil {
			return fmt.Errorf("%s, %s with %v: %w", c.name, q.name, s.Variables, err)
		}
	}
	return nil
}

func (c *contender) compare(question string, got shown, want answer) error {
	d, a := got.Data, answer{}
	listed := d.Properties.Nodes
	switch question {
	case "list":
		a.Total, a.Numbers = d.Properties.TotalCount, numbersOf(listed)
	case "detail":
		listed = []shownProperty{d.Property}
		a.Numbers, a.Similar = numbersOf(listed), numbersOf(d.Property.Similar)
		a.Photos = want.Photos // compared below, by their addresses
		if len(d.Property.Photos) != photosEach {
			return fmt.Errorf("%d photos", len(d.Property.Photos))
		}
	case "typing":
		listed = d.Search.Properties
		a.Numbers = numbersOf(listed)
		for _, k := range d.Search.Cities {
			if k.City != nil {
				k = *k.City
			}
			a.Cities = append(a.Cities, found{k.Zip, k.SaleCount, k.RentCount})
		}
	}
	if !reflect.DeepEqual(a, want) {
		return fmt.Errorf("%+v instead of %+v", a, want)
	}
	for _, p := range append(listed, d.Property.Similar...) {
		if err := c.compareParts(p); err != nil {
			return err
		}
	}
	return nil
}

// compareParts looks at what each property must have. A photo has the same address wherever it is shown, and another photo another.
func (c *contender) compareParts(p shownProperty) error {
	if p.Title == "" || len(p.Photos) == 0 {
		return fmt.Errorf("property %d lacks its title or photos", p.Number)
	}
	for position, photo := range p.Photos {
		of := photoOf(p.Number, position)
		for other, url := range c.shown {
			if (other == of) != (url == photo.URL) {
				return fmt.Errorf("property %d shows %s at %d, where %s is", p.Number, photo.URL, position, photoNames[of])
			}
		}
		c.shown[of] = photo.URL
	}
	return nil
}

func numbersOf(list []shownProperty) []int {
	numbers := make([]int, len(list))
	for i, p := range list {
		numbers[i] = p.Number
	}
	return numbers
}
