package keep

import "testing"

func TestLRUKeepsWhatWasUsedLast(t *testing.T) {
	c := NewLRU[string, int](3)
	c.Put("a", 1, 1)
	c.Put("b", 2, 1)
	c.Put("c", 3, 1)
	c.Get("a")
	c.Put("d", 4, 1)
	if _, ok := c.Get("b"); ok {
		t.Error("b was used longest ago and is still there")
	}
	for _, key := range []string{"a", "c", "d"} {
		if _, ok := c.Get(key); !ok {
			t.Errorf("%s is gone", key)
		}
	}
}

func TestLRUWeighs(t *testing.T) {
	c := NewLRU[string, int](10)
	c.Put("a", 1, 6)
	c.Put("b", 2, 6)
	if _, ok := c.Get("a"); ok {
		t.Error("both together are too heavy")
	}
	c.Put("c", 3, 11)
	if _, ok := c.Get("c"); ok {
		t.Error("what is heavier than everything was kept")
	}
	c.Put("b", 4, 2)
	if c.weight != 2 {
		t.Errorf("weight %d after putting the same key again", c.weight)
	}
}
