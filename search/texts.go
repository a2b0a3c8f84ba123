package search

import "slices"

// texts is a column of texts: each different text once, in order, and which of them a row has.
type texts struct {
	values []string
	of     []int32
}

func (t *texts) at(row int32) string { return t.values[t.of[row]] }

// collector collects the texts of rows. It numbers them as they come.
type collector struct {
	numbers map[string]int32
	of      []int32
}

func (c *collector) add(text string) {
	number, known := c.numbers[text]
	if !known {
		if c.numbers == nil {
			c.numbers = map[string]int32{}
		}
		number = int32(len(c.numbers))
		c.numbers[text] = number
	}
	c.of = append(c.of, number)
}

// texts sorts what was collected, so that the numbers of texts have the order of the texts.
func (c *collector) texts() texts {
	t := texts{of: c.of, values: make([]string, 0, len(c.numbers))}
	for text := range c.numbers {
		t.values = append(t.values, text)
	}
	slices.Sort(t.values)
	places := make([]int32, len(t.values))
	for place, text := range t.values {
		places[c.numbers[text]] = int32(place)
	}
	for row, number := range t.of {
		t.of[row] = places[number]
	}
	return t
}

// splicedTexts joins two columns of texts as a plan says; texts that no row has any more are left out.
func splicedTexts(plan []segment, old, fresh texts) texts {
	used := make([]bool, len(old.values))
	for _, s := range plan {
		if !s.fresh {
			for _, text := range old.of[s.from:s.to] {
				used[text] = true
			}
		}
	}
	places := make([]int32, len(old.values))
	values := make([]string, 0, len(old.values)+len(fresh.values))
	next := 0
	freshPlaces := make([]int32, len(fresh.values))
	for i, text := range old.values {
		for next < len(fresh.values) && fresh.values[next] < text {
			freshPlaces[next] = int32(len(values))
			values = append(values, fresh.values[next])
			next++
		}
		same := next < len(fresh.values) && fresh.values[next] == text
		if !used[i] && !same {
			continue
		}
		places[i] = int32(len(values))
		if same {
			freshPlaces[next] = places[i]
			next++
		}
		values = append(values, text)
	}
	for ; next < len(fresh.values); next++ {
		freshPlaces[next] = int32(len(values))
		values = append(values, fresh.values[next])
	}
	return texts{values: values, of: splice(plan, replaced(old.of, places), replaced(fresh.of, freshPlaces))}
}

func replaced(list, by []int32) []int32 {
	out := make([]int32, len(list))
	for i, v := range list {
		out[i] = by[v]
	}
	return out
}
