package render

import "testing"

func TestLRUKeepsWhatWasUsedLast(t *testing.T) {
	c := newLRU[string, int](3)
	c.put("a", 1, 1)
	c.put("b", 2, 1)
	c.put("c", 3, 1)
	c.get("a")
	c.put("d", 4, 1)
	if _, ok := c.get("b"); ok {
		t.Error("b was used longest ago and is still there")
	}
	for _, key := range []string{"a", "c", "d"} {
		if _, ok := c.get(key); !ok {
			t.Errorf("%s is gone", key)
		}
	}
}

func TestLRUWeighs(t *testing.T) {
	c := newLRU[string, int](10)
	c.put("a", 1, 6)
	c.put("b", 2, 6)
	if _, ok := c.get("a"); ok {
		t.Error("both together are too heavy")
	}
	c.put("c", 3, 11)
	if _, ok := c.get("c"); ok {
		t.Error("what is heavier than everything was kept")
	}
	c.put("b", 4, 2)
	if c.weight != 2 {
		t.Errorf("weight %d after putting the same key again", c.weight)
	}
}
