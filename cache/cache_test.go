package cache

import (
	"slices"
	"testing"
)

// sized returns a cache for n entries; a value is its own weight in entries.
func sized(n int) *Cache[string, int] {
	return New(n*entryBytes, func(_ string, weight int) int { return (weight - 1) * entryBytes })
}

func TestCacheEvictsTheLeastRecentlyUsed(t *testing.T) {
	c := sized(3)
	for _, key := range []string{"a", "b", "c"} {
		c.Put(key, 1)
		c.Get(key)
	}
	c.Get("a")
	c.Put("d", 1)
	if _, ok := c.Get("b"); ok {
		t.Error("b, the least recently used, was not evicted")
	}
	for _, key := range []string{"a", "c", "d"} {
		if _, ok := c.Get(key); !ok {
			t.Errorf("%s was evicted", key)
		}
	}
}

func TestCacheRecent(t *testing.T) {
	c := sized(10)
	for i, key := range []string{"a", "b", "c", "d"} {
		c.Put(key, i+1)
	}
	for _, key := range []string{"c", "a", "b"} {
		c.Get(key)
	}
	if got := c.Recent(2); !slices.Equal(got, []int{2, 1}) {
		t.Errorf("the two values used last are %v, want those of b and a", got)
	}
	if got := c.Recent(9); !slices.Equal(got, []int{2, 1, 3}) {
		t.Errorf("the values that were used again are %v, want those of b, a and c", got)
	}
}

func TestCacheWeighs(t *testing.T) {
	c := sized(10)
	c.Put("a", 6)
	c.Put("b", 6)
	if _, ok := c.Get("a"); ok {
		t.Error("a was not evicted although both together exceed the limit")
	}
	c.Put("c", 11)
	if _, ok := c.Get("c"); ok {
		t.Error("an entry larger than the cache was cached")
	}
	c.Put("b", 2)
	if c.Bytes() != 2*entryBytes {
		t.Errorf("%d bytes after putting the same key again, want two entries", c.Bytes())
	}
}

func TestCacheSurvivesACrawl(t *testing.T) {
	c := sized(8)
	for i := range 6 {
		key := string(rune('a' + i))
		c.Put(key, 1)
		c.Get(key)
	}
	for i := range 1000 {
		c.Put(string(rune(1000+i)), 1)
	}
	for i := range 6 {
		if _, ok := c.Get(string(rune('a' + i))); !ok {
			t.Errorf("%c was used again and evicted by a crawl", 'a'+i)
		}
	}
	if _, ok := c.Get(string(rune(1999))); !ok || c.Bytes() > 8*entryBytes {
		t.Error("the last entry of the crawl was evicted, or the cache is too large:", c.Bytes())
	}
	c.Put("large", 8)
	if _, ok := c.Get("large"); !ok || c.Bytes() != 8*entryBytes {
		t.Error("an entry as large as the cache was not cached:", c.Bytes())
	}
}
