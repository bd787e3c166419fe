#include "engine/kernel/few.h"

#include "engine/kernel/errors.h"
#include "support/catch.h"

using kernel::Few;

TEST_CASE("A short list keeps its items in order while they come and go", "[few]") {
  Few<int, 5> list{10, 20, 30};

  list.insert(1, 15);
  CHECK(list == Few<int, 5>{10, 15, 20, 30});
  list.insert(4, 40);
  CHECK(list.full());
  CHECK(list.take(0) == 10);
  CHECK(list.pop() == 40);
  CHECK(list == Few<int, 5>{15, 20, 30});
  CHECK(list.back() == 30);
  list.insert(0, 5);
  CHECK(list == Few<int, 5>{5, 15, 20, 30});
}

TEST_CASE("A short list finds and removes the first equal item only", "[few]") {
  Few<int, 5> list{7, 8, 7};

  CHECK(list.find(7) == 0);
  CHECK(list.find(9) == -1);
  CHECK(list.has(8));
  CHECK(list.remove(7));
  CHECK(list == Few<int, 5>{8, 7});
  CHECK_FALSE(list.remove(9));
  CHECK(list.size() == 2);
}

TEST_CASE("What a short list has forgotten does not count when lists are compared", "[few]") {
  Few<int, 5> list{1, 2, 3};
  list.shrink(1);

  CHECK(list == Few<int, 5>{1});
  CHECK_FALSE(list == Few<int, 5>{1, 2});
  CHECK_FALSE(list == Few<int, 5>{2});
  list.clear();
  CHECK(list.empty());
  CHECK(list == Few<int, 5>{});
}

TEST_CASE("A short list of more than 255 items counts right", "[few]") {
  Few<int, 300> list;
  for (int at = 0; at < 300; ++at) list.push(at);

  CHECK(list.size() == 300);
  CHECK(list.full());
  CHECK(list[299] == 299);
}

TEST_CASE("A full short list refuses another item and stays as it is", "[few]") {
  Few<int, 2> list{1, 2};
  CHECK_THROWS_AS(list.push(3), kernel::DataError);
  CHECK_THROWS_AS(list.insert(0, 3), kernel::DataError);
  CHECK(list == Few<int, 2>{1, 2});
}
